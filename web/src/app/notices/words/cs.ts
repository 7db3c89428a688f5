import type { enNotices } from './en.ts';

export const csNotices: typeof enNotices = {
  storage: {
    title: 'Uchování hry',
    blocked: () => 'Tento prohlížeč tu hry neuchovává. Tahy žijí tak dlouho jako tato karta.',
    failed: (reason) => `Poslední tahy se nepodařilo uchovat (${reason}).`,
    damaged: (reason) => `Uloženou hru se nepodařilo přečíst (${reason}). Nic z ní nebylo smazáno.`,
    partly: (reason) => `Konec uložené hry se nepodařilo přečíst (${reason}). Pokračuje před ním.`,
    changed: () => 'Poslední tahy se nepodařilo uchovat: jiná karta tuto hru změnila.',
    download: 'Uložit jako soubor',
    dismiss: 'Zavřít',
  },
  newer: { message: 'Je tu nová verze stránky.', now: 'Obnovit', later: 'Později' },
  toast: { undo: 'Zpět', stop: 'Zastavit', close: 'Zavřít' },
};
