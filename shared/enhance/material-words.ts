/** What is done to a text that is handed over, and how it is spoken of. */
export const VERBS =
  "fix|summari[sz]e|sum up|translate|rewrite|rephrase|reword|improve|edit|proofread|check|review|correct|shorten|analy[sz]e|convert|paraphrase|look at|read|refactor|debug|classify|extract|reply to|respond to|answer|polish|simplify|explain|critique|make|turn|grade|rate(?= (?:my|this|these)\\b)|(?:score|mark)(?= (?:my|this|these)\\b)|give (?:me )?(?:an? )?(?:\\p{L}+ )?score\\b|judge|evaluate|assess|comment on|give (?:me )?feedback on|tldr|here(?:['’]s| is| are)|this is";
/** What can be handed over, by its kind. */
export const TEXTS =
  'text|code|e-?mail|mail|error|log|logs|article|draft|message|paragraph|essay|transcript|notes|output|query|function|script|data|bio|profile|intro(?:duction)?|letter|story|poem|lyrics|abstract|review|summary|pitch|post|comment|caption|sentence|description|ad|listing|cv|resume|speech|invitation|feedback|report|recipe|stack ?trace|traceback';
export const POINTERS = `this|these|the following|below|following|(?:the|my|our|his|her|their) (?:\\S+ )?(?:${TEXTS})`;
