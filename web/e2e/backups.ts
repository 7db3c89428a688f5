/** Backups, made and restored as a player does. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';

async function openBackup(page: Page): Promise<void> {
  await page.evaluate(() => (location.hash = '#/library'));
  await page.getByRole('button', { name: 'Backup', exact: true }).click();
  await page.getByRole('heading', { name: 'Backup and restore' }).waitFor();
}

/** Downloads a backup. Returns its text. */
export async function save(page: Page): Promise<string> {
  await openBackup(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download backup' }).click(),
  ]);
  await page
    .getByText(/^Saved: /)
    .first()
    .waitFor();
  await page.keyboard.press('Escape');
  return readFileSync(await download.path(), 'utf8');
}

/** Restores a backup, in the dialog, which stays open. */
export async function restore(page: Page, text: string): Promise<void> {
  await openBackup(page);
  const buffer = Buffer.from(text);
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'backup.json', mimeType: 'application/json', buffer });
}
