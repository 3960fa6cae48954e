import { expect, it } from 'vitest';
import { voicesOfFile } from '@/dashboard/features/research/read-voices.ts';
import { voicesOfText, within } from '@/dashboard/features/research/voices-of-text.ts';
import { MAX_IMPORTED_CHARS, MAX_IMPORTED_ITEMS, MAX_VOICE_CHARS } from '@/shared/contracts/analysis.ts';
import { xlsxFile } from '@/tests/support/office-files.ts';
import { drawText, writePng } from '@/tests/support/pictures.ts';

const signal = new AbortController().signal;
const find = (name: string, bytes: BlobPart, columns?: number[]) =>
  voicesOfFile(new File([bytes], name), { signal, columns });
const read = async (name: string, bytes: BlobPart) => (await find(name, bytes)).voices;
const texts = (voices: readonly { text: string }[]) => voices.map(({ text }) => text);

it('takes a pasted text by paragraphs, or by lines where it has none', () => {
  expect(texts(voicesOfText('It broke.\nAgain.\n\nI love it.'))).toEqual(['It broke.\nAgain.', 'I love it.']);
  expect(texts(voicesOfText('It broke.\n\nI love it.\n\n'))).toEqual(['It broke.', 'I love it.']);
  expect(texts(voicesOfText('one\ntwo\n'))).toEqual(['one', 'two']);
  const list = ['It broke.', 'I love it.', 'Never again!', 'Fine for me', 'Too loud.', 'Works.'];
  expect(texts(voicesOfText(`${list.join('\n')}\n\n`))).toEqual(list);
  expect(texts(voicesOfText(`${list.join('\n')}\n\n${list.join('\n')}`))).toEqual([...list, ...list]);
});

it('finds the column of texts by its name, and the others beside it', async () => {
  const csv = 'Date,Stars,Review,Author\n2026-10-01,1,"It broke, twice.",ann\n2026-10-02,5,Fine,bob\n';
  expect(await read('reviews.csv', csv)).toEqual([
    { text: 'It broke, twice.', author: 'ann', createdAt: '2026-10-01', rating: '1' },
    { text: 'Fine', author: 'bob', createdAt: '2026-10-02', rating: '5' },
  ]);
});

it('takes the column with the longest cells where none has a name we know', async () => {
  const voices = await read(
    'a.csv',
    'Nr,Was\n1,Das Gerät ging nach zwei Tagen kaputt\n2,Bin sehr zufrieden damit\n',
  );
  expect(texts(voices)).toContain('Bin sehr zufrieden damit');
  expect(texts(voices)).not.toContain('2');
});

it('finds nothing in a table of figures, and the words of a table in another script', async () => {
  expect(await read('a.csv', 'id,score\n1,5\n2,4\n')).toEqual([]);
  expect(texts(await read('b.csv', '番号,内容\n1,とても静かです\n2,音が大きい\n'))).toContain(
    'とても静かです',
  );
});

it('reads JSON of texts, of objects, and of an object that holds them', async () => {
  expect(texts(await read('a.json', '["one", "two", 3, null, ""]'))).toEqual(['one', 'two']);
  expect(await read('b.json', '{"reviews":[{"body":"one","link":"https://a.example/1","x":{}}]}')).toEqual([
    { text: 'one', url: 'https://a.example/1' },
  ]);
  await expect(read('c.json', '{')).rejects.toThrow(SyntaxError);
});

it('finds the list however deep an answer holds it, and reads a line of JSON each', async () => {
  expect(texts(await read('a.json', '{"meta":{"page":1},"data":{"reviews":[{"text":"one"}]}}'))).toEqual([
    'one',
  ]);
  expect(texts(await read('e.json', '{"errors":[],"data":{"reviews":[{"text":"one"}]}}'))).toEqual(['one']);
  expect(texts(await read('b.json', '{"text":"one"}\n{"text":"two"}\n'))).toEqual(['one', 'two']);
  await expect(read('c.json', '')).rejects.toMatchObject({ code: 'document_empty' });
});

it('reads letters in whatever encoding a file has', async () => {
  const wide = new Uint8Array(Buffer.from('\ufeff["Gerät kaputt"]', 'utf16le'));
  expect(texts(await read('a.json', wide))).toEqual(['Gerät kaputt']);
  const narrow = new Uint8Array(Buffer.from('text;author\nSchön war es nie, für mich;jörg\n', 'latin1'));
  expect(await read('a.csv', narrow)).toEqual([{ text: 'Schön war es nie, für mich', author: 'jörg' }]);
});

it('takes formulas and markup for the words they are', async () => {
  const csv = 'text,author\n=HYPERLINK("x"),ann\n<script>alert(1)</script> broke,bob\n';
  expect(texts(await read('a.csv', csv))).toEqual(['=HYPERLINK("x")', '<script>alert(1)</script> broke']);
});

it('reads on beyond what one analysis takes, so that what is left out can be said', async () => {
  const rows = Array.from({ length: 100_000 }, (_, at) => `voice ${at},writer ${at}`);
  const voices = await read('a.csv', `text,author\n${rows.join('\n')}\n`);
  expect(voices.length).toBeGreaterThan(MAX_IMPORTED_ITEMS);
  expect(within(voices)).toMatchObject({ leftOut: voices.length - MAX_IMPORTED_ITEMS });
  expect(within(voices).taken).toHaveLength(MAX_IMPORTED_ITEMS);
});

it('reads workbooks and plain texts as the extension does', async () => {
  const book = xlsxFile({ Reviews: [['Comment'], ['It broke.'], ['I love it.']] });
  expect(texts(await read('book.xlsx', new Uint8Array(book)))).toEqual(['It broke.', 'I love it.']);
  expect(texts(await read('notes.txt', 'It broke.\n\nI love it.\n'))).toEqual(['It broke.', 'I love it.']);
});

it('takes no more than one analysis does', () => {
  const many = Array.from({ length: MAX_IMPORTED_ITEMS + 5 }, (_, at) => ({ text: `voice ${at}` }));
  expect(within(many).taken).toHaveLength(MAX_IMPORTED_ITEMS);
  const long = Array.from({ length: 100 }, () => ({ text: 'x'.repeat(20_000) }));
  expect(within(long).taken.reduce((sum, { text }) => sum + text.length, 0)).toBeLessThanOrEqual(
    MAX_IMPORTED_CHARS,
  );
});

it('keeps the beginning of a text that is too long, and can say so', async () => {
  const voices = await read('long.json', JSON.stringify([{ text: 'so loud '.repeat(5_000), author: 'ann' }]));
  const { taken, shortened } = within(voices);
  expect(taken).toEqual([{ text: 'so loud '.repeat(2_500), author: 'ann' }]);
  expect(shortened).toBe(1);
  expect(within([{ text: 'x'.repeat(MAX_VOICE_CHARS) }]).shortened).toBe(0);
});

it('takes a text without a line break for one text, and says that its end is not read', async () => {
  const voices = await read('long.txt', 'It is far too loud for us. '.repeat(1_200));
  expect(voices).toHaveLength(1);
  expect(within(voices)).toMatchObject({ leftOut: 0, shortened: 1 });
  const lines = Array.from(
    { length: 400 },
    (_, at) => `line ${at} of a long letter that a mail program broke,`,
  );
  expect(await read('letter.txt', `${lines.join('\n')}\n\nBest, Ann\n`)).toHaveLength(2);
});

it('takes the longest column under heads nobody knows, and says what it took for a head', async () => {
  const found = await find(
    'export.csv',
    'Wave,Segment,Was_gesagt\nQ1,North,"Far too loud, the neighbours complain"\nQ2,South,"I like how small it is, honestly"\n',
  );
  expect(found).toEqual({
    voices: [{ text: 'Far too loud, the neighbours complain' }, { text: 'I like how small it is, honestly' }],
    guessedHead: 'Was_gesagt',
  });
  const one = await find('one.csv', 'Utterance\nFar too loud for a small flat\nI like how small it is\n');
  expect(texts(one.voices)).toEqual(['Far too loud for a small flat', 'I like how small it is']);
});

it('takes a first review for a review, and a survey’s question for none', async () => {
  const csv = 'It broke after a day,1\nI would buy it again,5\nNobody answers my mails,2\n';
  expect(texts(await read('noheads.csv', csv))).toHaveLength(3);
  const asked = 'n,What annoys you?\n1,Far too loud for me\n2,Nothing\n';
  expect(texts(await read('survey.csv', asked))).toEqual(['Far too loud for me', 'Nothing']);
  const questions = 'n,Does it fit a flat?\n1,Is it far too loud?\n2,Where can I get one\n';
  expect(texts(await read('questions.csv', questions))).toHaveLength(3);
});

it('asks which column is meant where two hold long texts, and takes the one that was chosen', async () => {
  const csv =
    'id,Pros,Cons\n1,Wonderfully small and light,Loud enough to wake the street\n2,Easy to clean and cheap,Broke after three weeks of use\n';
  const { voices, choose = [] } = await find('proscons.csv', csv);
  expect(voices).toEqual([]);
  expect(choose.map(({ name, example }) => [name, example])).toEqual([
    ['Cons', 'Loud enough to wake the street'],
    ['Pros', 'Wonderfully small and light'],
  ]);
  const [cons = -1, pros = -1] = choose.map(({ at }) => at);
  expect(texts((await find('proscons.csv', csv, [pros])).voices)).toEqual([
    'Wonderfully small and light',
    'Easy to clean and cheap',
  ]);
  expect(texts((await find('proscons.csv', csv, [cons, pros])).voices)).toHaveLength(4);
});

it('loses no text over a name out of all bounds', async () => {
  const voices = await read('names.json', JSON.stringify([{ text: 'It broke.', author: 'a'.repeat(300) }]));
  expect(voices).toEqual([{ text: 'It broke.' }]);
});

it('reads a thread as Reddit gives it, answers in answers, and no card of a link', async () => {
  const answer = { data: { body: 'Mine is fine.', author: 'cy', created_utc: 1_700_000_200, replies: '' } };
  const first = {
    data: { body: 'The Aurelia is loud.', author: 'bob', replies: { data: { children: [answer] } } },
  };
  const post = {
    data: {
      title: 'Which grinder?',
      selftext: 'A quiet one for a flat.',
      author: 'ann',
      media: [{ description: 'A shop' }],
    },
  };
  const thread = [{ data: { children: [{ kind: 't3', ...post }] } }, { data: { children: [first] } }];
  expect(await read('thread.json', JSON.stringify(thread))).toEqual([
    { text: 'A quiet one for a flat.', author: 'ann', title: 'Which grinder?' },
    { text: 'The Aurelia is loud.', author: 'bob' },
    { text: 'Mine is fine.', author: 'cy', createdAt: '1700000200' },
  ]);
});

it('reads comments as YouTube, Discord, X and Amazon’s sets have them', async () => {
  const snippet = {
    textDisplay: 'Great <b>video</b>',
    textOriginal: 'Great video',
    authorDisplayName: '@ann',
    publishedAt: '2026-01-05T03:22:11Z',
  };
  const youtube = { items: [{ snippet: { videoId: 'v', topLevelComment: { snippet } } }] };
  expect(await read('youtube.json', JSON.stringify(youtube))).toEqual([
    { text: 'Great video', author: '@ann', createdAt: '2026-01-05T03:22:11Z' },
  ]);
  const discord = {
    channel: { name: 'general', description: 'All about it' },
    messages: [{ content: 'It crashes', author: { id: '2', name: 'ann' }, timestamp: '2026-01-05' }],
  };
  expect(await read('discord.json', JSON.stringify(discord))).toEqual([
    { text: 'It crashes', author: 'ann', createdAt: '2026-01-05' },
  ]);
  const tweets = [{ tweet: { full_text: 'It broke', created_at: 'Wed Oct 10 20:19:24 +0000 2018' } }];
  expect(texts(await read('tweets.json', JSON.stringify(tweets)))).toEqual(['It broke']);
  const amazon = { overall: 5, reviewerName: 'Ann', reviewText: 'Love it', unixReviewTime: 1_389_657_600 };
  const lines = [amazon, { ...amazon, reviewerName: 'Bob' }].map((line) => JSON.stringify(line));
  expect(await read('amazon.jsonl', lines.join('\n'))).toEqual([
    { text: 'Love it', author: 'Ann', createdAt: '1389657600', rating: '5' },
    { text: 'Love it', author: 'Bob', createdAt: '1389657600', rating: '5' },
  ]);
});

it('takes what customers wrote, not the name of the product nor the shop’s answer', async () => {
  const amazon =
    'product_title\treview_headline\treview_body\treview_date\nAurelia Coffee Grinder with 40 settings, black\tBad\tIt broke\t2026-08-31\n';
  expect(await read('amazon.tsv', amazon)).toEqual([
    { text: 'It broke', title: 'Bad', createdAt: '2026-08-31' },
  ]);
  const store =
    'Review Submit Date and Time,Review Title,Review Text,Developer Reply Text\n2026-01-05,,Crashes at start,"Sorry, please write to us and we will help you"\n';
  expect(await read('play.csv', store)).toEqual([{ text: 'Crashes at start', createdAt: '2026-01-05' }]);
  const typeform = '#,What annoys you?,Submit Date (UTC)\na1,The app logs me out,2026-01-05 10:00:00\n';
  expect(texts(await read('typeform.csv', typeform))).toEqual(['The app logs me out']);
});

it('finds no texts in a picture, and does not try to recognise any', async () => {
  expect(await read('screenshot.png', writePng(drawText(['IT BROKE AGAIN'])))).toEqual([]);
});
