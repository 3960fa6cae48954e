-- Built-in templates of the gallery (spec §3): the eight of Unmasked and the three mails.

insert into public.templates (id, title, description, category, category_name, position, content) values
  ('ai-capabilities-analysis', 'AI Capabilities Analysis', 'Finds out what a model can do in your field, by trying it.', 'unmasked', 'Unmasked', 9,
$text$I want to know what you can really do in [FIELD], not what you say about it.

1. List ten tasks from [FIELD], from easy to very hard.
2. For each, say beforehand how sure you are to solve it, in percent.
3. Do the tasks [NUMBERS], one after another, without asking back.
4. Check your own results as a strict examiner would, and mark every mistake.
5. Compare: where were you surer than you should have been?

End with a table: task, how sure, result, what a person should check.$text$),
  ('self-reflection-mode', 'Self-Reflection Mode', 'Makes the model look at its own answer and say what is weak about it.', 'unmasked', 'Unmasked', 10,
$text$Answer this first, as you normally would: [QUESTION]

Then look at your answer from outside:

- Which sentences are facts, which are guesses, and which only sound good?
- What did you leave out because it is uncomfortable or uncertain?
- Which assumption about me or my question did you make without saying so?
- What would someone who knows this subject well object to?

Write the answer again with this in mind. Keep what held, and say in one line what changed.$text$),
  ('model-comparison', 'Model Comparison', 'One task for several models, with a scale that makes the answers comparable.', 'unmasked', 'Unmasked', 11,
$text$I am comparing several models on the same task and will give your answer and theirs to a reader who does not know whose is whose.

Task: [TASK]
What counts: [CRITERIA]

1. Before you begin, say which of the criteria you are likely to do worst on, and why.
2. Do the task in at most [LENGTH] words.
3. Rate your answer from 1 to 5 on each criterion, with one sentence of reason.
4. Name one thing another model could do better here.

Now rate this other answer by the same scale, as if it were yours: [OTHER ANSWER]$text$),
  ('deep-reasoning-analysis', 'Deep Reasoning Analysis', 'Lays a chain of reasoning open, link by link, with the weakest one marked.', 'unmasked', 'Unmasked', 12,
$text$Work on this question: [QUESTION]

Show the reasoning so that I can attack it:

1. What is given, what is asked, and what would count as an answer.
2. Each step on a line of its own: the claim, what it follows from, how sure you are.
3. At least one other way to get there. If it leads elsewhere, say which step decides.
4. The weakest link of the chain, and what would have to be checked to trust it.
5. The conclusion in one sentence, and what would make you give it up.

If a step is a guess, call it a guess.$text$),
  ('knowledge-boundaries', 'Knowledge Boundaries', 'Where a model''s knowledge ends, and how its answers look beyond that point.', 'unmasked', 'Unmasked', 13,
$text$Subject: [SUBJECT]

Help me find where your knowledge of it ends.

1. State five things about it you are certain of, five you believe, and five you would have to guess.
2. Up to which date do you know about it? What has probably changed since?
3. Give one example of a question to which you would be tempted to make up an answer. How would that answer look, and how could I tell?
4. Which sources should I ask instead of you, for which kind of question?

Answer "I do not know" wherever it is true.$text$),
  ('training-dataset-speculation', 'Training Dataset Speculation', 'What a model''s answers let one guess about what it was trained on.', 'unmasked', 'Unmasked', 14,
$text$You cannot look into your training data, and you may not know what was in it. Speculate openly, and label it as speculation.

Field: [FIELD]

1. From what you know and do not know about [FIELD], which kinds of texts did you probably learn from?
2. Which languages, countries, times and points of view are likely to be thin or missing?
3. Give three answers you would give that show such a gap, and say what a person from outside would answer.
4. How should I change my questions about [FIELD] to get around these gaps?

Rate each guess: likely, possible, or only an idea.$text$),
  ('architecture-analysis', 'Architecture Analysis', 'How a language model arrives at its words, explained by an answer of its own.', 'unmasked', 'Unmasked', 15,
$text$Explain to [AUDIENCE] how a model like you gets from my question to its answer, with this question as the example: [QUESTION]

- Follow it from text to tokens, through attention to the next word, in plain words.
- Use at most three technical terms, and explain each when it first appears.
- Show one place where this way of working makes you good, and one where it makes you fail.
- Separate what is publicly known about such models in general from what you cannot know about yourself.

End with two beliefs about such models that are common and wrong.$text$),
  ('interpretation-transparency', 'Interpretation Transparency', 'How the model read your request, before it answers.', 'unmasked', 'Unmasked', 16,
$text$My request: [REQUEST]

Do not answer it yet. First tell me how you read it:

1. What I want, in your own words.
2. Two other readings that are possible, and what the answer would be for each.
3. Which words made you choose your reading.
4. What you assume about my knowledge, my purpose and the form I expect.
5. What you would leave out, and why.

Ask at most two questions whose answers would change the result. Then wait.$text$),
  ('professional-introduction', 'Professional Introduction', 'Introduces you to somebody you want to work with, in a few lines.', 'email', 'Email Templates', 17,
$text$Subject: [YOUR NAME], [WHAT CONNECTS US]

Dear [NAME],

[MUTUAL CONTACT OR OCCASION] told me about your work on [THEIR WORK]. I am [YOUR NAME], [YOUR ROLE] at [COMPANY], and I work on [YOUR FIELD].

What made me write: [ONE CONCRETE REASON].

Would you have 20 minutes for a call in the week of [DATE]? I would like to [WHAT YOU WANT TO LEARN OR OFFER]. If another person is the better one to ask, I would be glad of a name.

Kind regards,
[YOUR NAME]$text$),
  ('meeting-request', 'Meeting Request', 'Asks for a meeting with its purpose, its length and times to choose from.', 'email', 'Email Templates', 18,
$text$Subject: [TOPIC]: [LENGTH] minutes in the week of [DATE]?

Hello [NAME],

I would like to meet about [TOPIC]. At the end we should have decided [DECISION].

These times would suit me:
- [TIME 1]
- [TIME 2]
- [TIME 3]

[LENGTH] minutes are enough, [IN PERSON OR BY VIDEO]. I will send [DOCUMENT] by [DATE], so that nobody has to prepare more than ten minutes. If none of the times fits, please name one that does.

Thank you,
[YOUR NAME]$text$),
  ('project-proposal', 'Project Proposal', 'Proposes a project on one page: the problem, the plan, the cost, the next step.', 'email', 'Email Templates', 19,
$text$Subject: Proposal: [PROJECT]

Dear [NAME],

[PROBLEM] costs us [COST] every [PERIOD]. I propose [PROJECT] to end this.

What we would do: [PLAN IN TWO SENTENCES]
What it brings: [BENEFIT], measured by [MEASURE]
What it takes: [BUDGET], [PEOPLE], until [DATE]
What could go wrong: [RISK], which we would meet by [COUNTERMEASURE]

To begin, I need [DECISION] from you by [DATE]. If you wish, I can show a first version in [LENGTH] minutes.

Kind regards,
[YOUR NAME]$text$);
