/** A page to be drawn by a browser: how wide in points, and how many pixels a point. */
export interface DrawnPage {
  name: string;
  width: number;
  scale: number;
  html: string;
}

const SENTENCES = [
  'The committee met on the third of March to look at the plans for the new library.',
  'Most of the members had read the report of the architects before the meeting began.',
  'Two of them asked why the reading room should lie on the north side of the building.',
  'The answer was that daylight from the north is even and does not fade old paper.',
  'A heated discussion followed about the costs, which had grown by eleven percent since autumn.',
  'The treasurer showed that higher prices for timber and glass explain nearly all of that.',
  'It was agreed that the roof will be built as planned, while the terrace has to wait.',
  'Neighbours will be invited in May so that they can see the model and ask questions.',
  'Nobody voted against the motion, though one member preferred not to vote at all.',
  'Before closing, the chair thanked the volunteers who had moved four thousand books.',
];

const paragraphs = (count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => {
    const start = (from + index * 3) % SENTENCES.length;
    const turned = [...SENTENCES.slice(start), ...SENTENCES.slice(0, start)];
    return `<p>${turned.slice(0, 5).join(' ')}</p>`;
  }).join('');

const rows = [
  ['Region', 'January', 'February', 'March', 'Plan'],
  ['North', '120.4', '131.9', '128.0', '375'],
  ['South', '98.1', '87.6', '102.3', '300'],
  ['East coast', '64.0', '71.2', '69.9', '210'],
  ['West', '201.7', '198.4', '220.5', '600'],
];
const table = `<table border="1" cellpadding="4" style="border-collapse:collapse">${rows
  .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  .join('')}</table>`;

/** A printed page, two columns, a screenshot with a table, a dark terminal. */
export const pages: readonly DrawnPage[] = [
  {
    name: 'page of 750 words',
    width: 794,
    scale: 2,
    html: `<body style="font:15px/1.45 Georgia,serif;margin:60px"><h1>Minutes of the meeting</h1>${paragraphs(10)}</body>`,
  },
  {
    name: 'two columns',
    width: 794,
    scale: 2,
    html: `<body style="font:13px/1.4 Arial,sans-serif;margin:50px;columns:2;column-gap:40px">${paragraphs(8, 2)}</body>`,
  },
  {
    name: 'screenshot with a table',
    width: 800,
    scale: 1,
    html: `<body style="font:14px/1.5 Arial,sans-serif;margin:16px"><h2>Quarterly figures</h2><p>${SENTENCES[4]}</p>${table}<ul><li>${SENTENCES[1]}</li><li>${SENTENCES[6]}</li></ul></body>`,
  },
  {
    name: 'dark terminal',
    width: 760,
    scale: 1,
    html: `<body style="background:#1e1e1e;color:#d4d4d4;font:13px/1.5 monospace;margin:14px">${SENTENCES.map((sentence) => `<div>${sentence}</div>`).join('')}</body>`,
  },
];
