/** What is done to a text that is handed over, and how it is spoken of. */
export const VERBS =
  "fix|summari[sz]e|sum up|translate|rewrite|rephrase|reword|improve|edit|proofread|check|review|correct|shorten|analy[sz]e|convert|paraphrase|look at|read|refactor|debug|classify|extract|reply to|respond to|answer|polish|simplify|explain|critique|make|turn|tldr|here(?:['’]s| is| are)|this is";
export const POINTERS =
  'this|these|the following|below|following|(?:the|my|our) (?:\\S+ )?(?:text|code|e-?mail|error|log|logs|article|draft|message|paragraph|essay|transcript|notes|output|query|function|script|data|bio|letter|story|poem|abstract|review|summary|pitch|post|caption|sentence|description|cv|resume|speech|stack ?trace|traceback)';
