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
  ])('letters of figures stay: %j', (text) => {
    expect(writeOut(text)).toBe(text);
  });
});
