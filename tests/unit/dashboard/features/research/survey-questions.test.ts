import { describe, expect, it } from 'vitest';
import { emptyOptions, readOptions } from '@/dashboard/features/research/question-options.ts';
import {
  customQuestion,
  emptySurvey,
  isUnwritten,
  templateQuestions,
  toSurvey,
} from '@/dashboard/features/research/survey/survey-questions.ts';
import { surveyData } from '@/shared/contracts/analysis.ts';

describe('a survey', () => {
  it('has five questions with the product in them, and custom ones as spec §9 words them', () => {
    const questions = templateQuestions('Kettle 9');
    expect(questions).toHaveLength(5);
    expect(questions.every(({ text }) => text.includes('Kettle 9'))).toBe(true);
    expect(questions.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((at) => `question_${at}`));
    expect(customQuestion('Kettle 9', 7)).toMatchObject({
      id: 'custom_7',
      text: 'Custom question about Kettle 9',
      isCustom: true,
    });
  });

  it('knows a question that was added and never written', () => {
    const added = customQuestion('Kettle 9', 7);
    expect(isUnwritten(added)).toBe(true);
    expect(isUnwritten({ ...added, text: `${added.text} lids` })).toBe(false);
    expect(templateQuestions('Kettle 9').some(isUnwritten)).toBe(false);
  });

  it('asks no question that was emptied', () => {
    const [first, ...rest] = templateQuestions('Kettle');
    const questions = [{ ...first, text: '  ' }, ...rest].slice(0, 2) as typeof rest;
    const made = toSurvey('consumer-survey', { ...emptySurvey, product: ' Kettle ', questions });
    expect(surveyData.parse(made)).toMatchObject({ product: 'Kettle', questions: [rest[0]?.text] });
  });

  it('of an opportunity leaves competitors and market out where they are empty', () => {
    const made = toSurvey('opportunity-assessment', { ...emptySurvey, product: 'Kettles', competitors: ' ' });
    expect(surveyData.parse(made)).toMatchObject({
      primaryConcept: 'Kettles',
      competitors: null,
      targetMarket: null,
    });
  });
});

describe('what narrows a question', () => {
  it('is nothing where its fields are empty', () => {
    expect(readOptions(emptyOptions)).toEqual({});
  });

  it('is a list of words without doubles, and at most six names', () => {
    const read = readOptions({ ...emptyOptions, exclude: 'spam, ads,,spam ', competitors: 'a,b,c,d,e,f,g' });
    expect(read).toEqual({ exclude: ['spam', 'ads'], competitors: ['a', 'b', 'c', 'd', 'e', 'f'] });
  });
});
