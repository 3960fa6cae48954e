import { expect, it } from 'vitest';
import { readNamedLinks } from '@/dashboard/app/named-links.ts';

it.each([
  [undefined, []],
  ['', []],
  ['Source=https://code.example/w', [['Source', 'https://code.example/w']]],
  [
    'Source=https://code.example/w Release notes=https://code.example/w/log?a=b',
    [
      ['Source', 'https://code.example/w'],
      ['Release notes', 'https://code.example/w/log?a=b'],
    ],
  ],
  [
    'Mastodon = https://social.example/@w\nYouTube = https://video.example/w',
    [
      ['Mastodon', 'https://social.example/@w'],
      ['YouTube', 'https://video.example/w'],
    ],
  ],
  ['Bad=javascript:alert(1) Worse=http://plain.example', []],
  ['nothing here', []],
])('%j', (given, links) => {
  expect(readNamedLinks(given).map(({ name, url }) => [name, url])).toEqual(links);
});
