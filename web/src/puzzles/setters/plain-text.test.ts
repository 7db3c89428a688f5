import { expect, test } from 'vitest';
import { plainText } from './plain-text.ts';

test.each([
  ['<p>One.</p><p>Two &amp; <b>three</b>.</p>', 'One.\nTwo & three.'],
  ['One.<br />Two.<BR>Three.', 'One.\nTwo.\nThree.'],
  ['<ul><li>One<li>Two</ul>', 'One\nTwo'],
  [
    '<details>\n<summary>Rules</summary>\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul></details>',
    'Rules\n\nOne\n\nTwo',
  ],
  ['<a href="https://example.org">here</a>', 'here'],
  ['<span style="color:red">&lt;b&gt;</span>', '<b>'],
  ['a<b and c>d, x < y > z, <3, &amp;', 'a<b and c>d, x < y > z, <3, &amp;'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text);
});
