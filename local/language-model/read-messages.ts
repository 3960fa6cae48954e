import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partOf } from './training-text.ts';

const FOLDER = join(import.meta.dirname, 'messages');

/** Sentences of correct messages to assistants and to people, in their order, of one part. */
export const sentencesOfMessages = (part: 'train' | 'tune' | 'test'): string[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .flatMap((name) => readFileSync(join(FOLDER, name), 'utf8').replaceAll('’', "'").split('\n'))
    .flatMap((line) => line.match(/\S.*?[.?!](?=\s|$)/g) ?? [])
    .filter((sentence) => partOf(sentence) === part);
