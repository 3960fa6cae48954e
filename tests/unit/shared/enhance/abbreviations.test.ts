import { describe, expect, test } from 'vitest';
import { writeOut } from '@/shared/enhance/abbreviations.ts';

describe('words shortened as on a phone', () => {
  test.each([
    [
      'got 3 days in lisbon w my gf, staying nr the river',
      'got 3 days in lisbon with my girlfriend, staying near the river',
    ],
    ['need ideas 4 a rainy sat w 2 kids', 'need ideas for a rainy sat with 2 kids'],
    ['wat qs do they ask n how do i prepare', 'What questions do they ask and how do i prepare'],
    ['wots the best way 2 learn guitar', "What's the best way to learn guitar"],
    ['r there any hikes w a dog', 'Are there any hikes with a dog'],
    ['hes into f1 n cooking pls', 'hes into f1 and cooking please'],
    ['whats the diff btwn a cat n a dog', 'whats the difference between a cat and a dog'],
  ])('%j', (typed, full) => {
    expect(writeOut(typed)).toBe(full);
  });

  test.each([
    'Let n be the number of items and w the weight of each.',
    'A 60 w bulb uses less than 4 of the old ones.',
    'For n items the loop runs n times, 2 per second.',
    'i cant come, should i ask the TA',
    'multiply x by w and dont use numpy',
    'for all n in the list dont print n times, cant n be negative',
    "George W Bush spoke first, and I don't know what he said. im sure",
    'dont miss Angkor Wat, and the angkor wat is open on mondays',
    'Evry is near Paris and thats where the Dept. of Energy met BF Goodrich.',
    'we need two lecturers, one prof, ta',
    'dont show the diff between the two branches',
    'the qs rankings dont list it, and my q table is the prob of each',
    'thats 4 fun birthday ideas and what 2 movies to watch',
  ])('letters of figures stay: %j', (text) => {
    expect(writeOut(text)).toBe(text);
  });
});

test.each([
  'thats question 4 the answer is missing',
  'ive done part 2 my friend did part 1',
  'thats the way 2 men fixed it',
  'i dont get the weight w the teacher uses',
  'im bf my baby',
  'why is it slow for large n when i dont cache',
])('what is counted, and letters that stand for numbers, stay: %s', (text) => {
  expect(writeOut(text)).toBe(text);
});
