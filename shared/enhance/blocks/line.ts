/** One line of a text and what its shape says. Offsets in UTF-16 units, the line break not included. */
export interface DraftLine {
  text: string;
  start: number;
  end: number;
  /** How much speaks for code, data or output of a program: 2 and more is sure, 1 takes a neighbour, below 1 is prose. */
  evidence: number;
  isBlank: boolean;
  /** Reads as spoken language: words in a row, small words among them. */
  isSentence: boolean;
  /** Somebody speaks to somebody: a program never says "I" or "please". */
  isAddressed: boolean;
  indent: number;
}

/** The small words of languages in Latin letters that programs and data rarely hold. */
const SMALL_WORDS = new Set(
  `the a an and or but of to in on at by for with from is are was were be been am it its this that these those i you he she we they my your his her our their me us them not no do does did can could will would should have has had if so as than then there when what which who how why please just also only more very about into over some any all
  der die das und ist nicht ich du wir sie ein eine einen mit für auf von zu dem den auch aber wie bitte el los las una del por para con que está como pero le les des et est pas qui dans pour sur une vous nous je il o os uma não com mais mas em um lo gli che di per non sono het van en niet ik zijn dat voor met`.split(
    /\s+/,
  ),
);

/** What a line of code, data or output looks like, whatever the language it is in, with the weight of the sign. */
const SIGNS: readonly (readonly [RegExp, number])[] = [
  // ends and beginnings of statements
  [/[;{}]\s*(?:(?:\/\/|#|\/\*).*)?$/, 2],
  [/[\w)\]"'];$/, 1],
  [
    /: (?:No such file or directory|Permission denied|Connection refused|Operation not permitted|command not found)\.?\s*$/,
    3.6,
  ],
  // comments of an editor's scripts, trees of folders
  [/^\s*" [^"]*$|^\s*\|(?:--|\s*$)/, 3],
  // "invoke-rc.d: could not …", "sshd[812]: …": the program that speaks
  [/^\s*[a-z][\w-]*(?:\.[a-z]\w*|\[\d+\]): \S/, 3.2],
  [/^[\s()[\]{}<>;,'"`/\\|+&^]+$/, 3],
  // "ld: warning: …": a program that grades what it says
  [/^\s*[\w./+-]+: (?:- )?(?:fatal )?(?:warning|error|note)\b/i, 3],
  // perlpod's commands
  [/^=[a-z]\w+(?:\s|$)/, 2],
  [/[([{,=\\]\s*$|=>\s*$|(?:\|\||&&|\|)\s*$/, 0.6],
  [/^\s*[})\]]/, 2],
  [
    /^\s*(?:await |new |return |yield |not |!)*[.?]{0,2}[\w$]+(?:[.:]+[\w$]+)*(?:<[\w$, <>[\]]*>)?!?\(.*\)[;,)]*\s*(?::|\{)?\s*(?:(?:\/\/|#).*)?$/,
    2,
  ],
  [/\bnew [A-Z]\w*\(|\bimport\s.*\bfrom\s+['"]|\brequire\(['"]|\b(?:const|let|var) \w+ =/, 2],
  [/^\s*\.\w+\(/, 2],
  [/^\s*[\w$.[\]'"->*]+\s*(?::=|[-+*/|&%.]?=(?!=))\s*\S/, 2],
  [/(?:^|\s)(?:=>|->|<-|&&|\|\||==|!=|===|!==|::=|\+=|-=|<=|>=|::|<<|>>|\|>|:=|~>)(?=\s|$)/, 1.2],
  [/\w(?:::|->|\?\.)\w|\w\[[^\]]*\]|\$\{|\$\w+\b(?!\d)|%[sd]\b/, 0.8],
  // declarations and control, with the shape that goes with the word
  [
    /^\s*(?:export |default |async |data |case |sealed |public |private |protected |static |final |abstract |pub |override |inline |virtual )*(?:def|class|fn|func|function|fun|sub|interface|struct|enum|trait|impl|module|namespace|package|type|mod)\s+[\w$.<>:]+\s*(?:[({:=<;]|$)/,
    2,
  ],
  [
    /^\s*(?:const|let|var|val|int|float|double|string|bool|boolean|char|long|auto|void|unsigned|size_t)\s+[\w$*&{[]+/,
    1.6,
  ],
  [
    /^\s*(?:import|from|require|include|using|use|package)\s+[\w@{*"'./<:-]+(?:\s+(?:import|from|as)\b.*|[\w./:*"'>;]*)$/,
    2,
  ],
  [/^\s*#\s?(?:include|define|ifdef|ifndef|endif|pragma)\b|^#!/, 3],
  [
    /^\s*(?:if|for|while|switch|elif|else if|catch|until|unless|except|with|match|foreach)\b.*(?:[:{]|\bthen|\bdo)\s*$/,
    2,
  ],
  [
    /^\s*(?:else|try|finally|do|then|begin|end|fi|done|esac|pass|break|continue|endif|endfor|nil|null)\s*[:;{]?\s*$/,
    1.5,
  ],
  [
    /^\s*(?:return|print|println|echo|raise|throw|yield|await|puts|printf|assert|del|goto|exit)\b(?:\s*[(["'`$\w-].*)?$/,
    1,
  ],
  // query languages
  [
    /^\s*(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP|FROM|WHERE|(?:LEFT |RIGHT |INNER |OUTER |FULL |CROSS )*JOIN|GROUP BY|ORDER BY|HAVING|LIMIT|VALUES|WITH|UNION|AND|OR|ON|SET|CASE|WHEN|MATCH|FILTER|PREFIX)\b(?=[\s(]|$)/,
    2,
  ],
  [
    /^\s*select\s.+\sfrom\s+[\w."`]+|^\s*(?:insert into|update|delete from|create table|alter table|drop table)\s+[\w."`]+/i,
    1.4,
  ],
  [
    /^\s*(?:from|where|(?:left |right |inner |outer )*join|group by|order by|having|limit|and|on|union|values)\s+[\w.("'*]+\s*(?:[=<>,(.]|\bin\b|\bas\b|\bon\b|\basc\b|\bdesc\b|$)/,
    1,
  ],
  [/^\s*<(?:[a-zA-Z][\w:-]*(?:\s+[\w:@-]+(?:=|\s|\/?>)|\s*\/?>)|\/[a-zA-Z]|!|\?)/, 2],
  [/^\s*(?:\/\/|\/\*|\*\/|<!--|--\s|;;|%%|\(\*|"""|''')/, 2],
  [/^\s*(?:#|%|rem\b)\s|^\s+\*\s/i, 0.7],
  [/^\s*@[\w.-]+(?:\(|\s|$)/, 1.2],
  // people by their handles: "@ana, @ben_k, and everyone else"
  [/(?<![\w(])@[\w.-]+(?:, (?:and )?@[\w.-]+)+/, -2],
  [
    /\\(?:begin|end|frac|sum|int|left|right|section|textbf|item|usepackage|documentclass|mathbb|alpha|beta|sqrt|cite|ref|label)\b|^\s*\\\w+[{[\s]|\$\$|\\\[|\\\]|\\\\\s*$/,
    2,
  ],
  // tags in running text, and perlpod's
  [/(?:<\/?(?:code|li|p|em|strong|tt|td|tr|br|span|div|a|b|i)\b[^<>]*>.*){2}|\b[A-Z]<[^<>\s][^<>]*>/, 2],
  // pages of a manual
  [/^\.(?:[A-Z]{1,2}|\\")(?:\s|$)|\\f[BIRP]\w/, 2],
  [
    /^\s*(?:\$|%|>>>|\.\.\.|C:\\[^>]*>|PS [A-Z]:[^>]*>|In \[\d*\]:|Out\[\d*\]:|irb|mysql>|sqlite>|=#|[\w.-]+@[\w.-]+[:~ ][^$#]*[$#])\s?\S/,
    2.5,
  ],
  [
    /^\s*(?:sudo )?(?:npm|npx|git|pip3?|pipx|yarn|pnpm|bunx?|docker(?:-compose)?|kubectl|curl|wget|apt(?:-get)?|brew|cargo|ssh|scp|chmod|chown|mkdir|helm|terraform|systemctl|psql|deno|dotnet|mvn|gradle|poetry|conda|jsr)(?!.*\b(?:is|are|does|did|fails?|failed|not|the|my|and|gives?|says?|error)\b)(?:\s+[\w:-]+)?(?:\s+(?:--?\w\S*|[\w@.:/-]*[@./:_\d-][\w@.:/^~*-]*))*(?:\s+[\w-]+){0,2}\s*(?:#.*)?$/,
    2.4,
  ],
  [
    /^\s*(?:git|npm|npx|docker|kubectl|curl|ssh|terraform|helm|cargo|pip3?|ffmpeg|rsync|find|tar)\s(?:[^\s,.]+\s)*--?[a-z][\w-]*(?:[= ]\S+)*\s*$/,
    1.6,
  ],
  [/^\s+-\w, --\w|^\s+--\w[\w-]+\s{2,}\S/, 2.4],
  [/\s=\s*(?:['"]|\d+\b)/, 0.8],
  // measures of a program: "(cost=0.00 rows=1)", "Planning Time: 0.1 ms"
  [/\((?:[\p{L} ]*\b\w+=[^\s()]+[ ,]*)+\)/u, 2.2],
  [/^\s*\p{Lu}[\p{L} ]+: \d[\d.,]*(?: ?(?:ms|s|kB|MB|GB|bytes))?\s*$/u, 0.9],
  // "a91be02 fix the pager"
  [/^\s*(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{7,40}\s+\S/, 3],
  // a test runner's marks, places on a map
  [/^\s*[●✓✔✗✕✘▸▶]\s|\s›\s/, 2.4],
  [/^\s*-?\d{1,3}\.\d{3,}/, 2],
  [
    /^\s*(?:cd|ls|rm|cp|mv|make|go|node|python3?|java|source|export|cat|grep|tar|bash|sh|php|ruby|perl|gcc|g\+\+|rustc)(?:\s+(?:--?\w\S*|[\w@:-]*[./~_=\d*][\w@.:/~*=-]*))+\s*$/,
    2.2,
  ],
  [/\s--?[a-zA-Z][\w-]*(?:[= ]|$)|\s>{1,2}\s?[\w./]+\s*$|2>&1/, 0.9],
  [/\s\|\s*(?:grep|awk|sed|xargs|sort|head|tail|jq|wc|less|tee)\b/, 0.9],
  [/^\s*[A-Z][A-Z\d_]{2,}\s*=\s*\S*|^\s*=[A-Z][\w.]*\(/, 2],
  // logs and traces
  [/^\s*[[(]?(?:\d{4}[-/]\d\d[-/]\d\d|\d\d[-/.]\d\d[-/.]\d{2,4})[T ,_]*\d{1,2}:\d\d/, 2.5],
  [/^\s*[[(]?\d{1,2}:\d\d(?::\d\d)?(?:[.,]\d+)?(?: ?[AP]M)?[\])]?[ \t]+\S/i, 2.2],
  [
    /^\s*(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]{0,1} +\d{1,2}(?: \d{4})?,? \d{1,2}:\d\d/,
    2.5,
  ],
  [
    /^\s*(?:\[?(?:TRACE|DEBUG|INFO|WARN|WARNING|ERROR|FATAL|CRITICAL|NOTICE|SEVERE|ERR!?|PANIC)\]?)(?:[:\s\]|-]|$)/,
    2,
  ],
  [/^\s*(?:error|warning|fatal|panic|note|info|hint|err|failed|E\d{3,})(?:\[\w+\])?\s?[:!]\s/i, 1.4],
  [/\b(?:TRACE|DEBUG|INFO|WARN|ERROR|FATAL|CRITICAL)\b.*[[\]():=]/, 1.2],
  [
    /^\s*at\s+[\w$.<>[\]/@ ]+[(:]|^\s*File "[^"]+", line \d+|^\s*Traceback\b|^\s*\.{3} \d+ more|^\s*Caused by:|^\s*from \S+:\d+:in\b/,
    3,
  ],
  [
    /^\s*(?:Uncaught |Unhandled |Exception in thread "[^"]*" )?[\w.$]+(?:Error|Exception|Warning|Fault|Panic)\b(?:\s*[:([]|\s*$)/,
    3.6,
  ],
  [/^\s*(?:Uncaught |Unhandled )?(?:Error|Exception|Warning|Fault|Panic)\b(?:\s*[:([]|\s*$)/, 2],
  [
    /^\s*(?:npm (?:ERR!|WARN|error|warn)|goroutine \d|panic:|thread '|stack backtrace|Segmentation fault|Killed|make(?:\[\d\])?: \*\*\*)/,
    3,
  ],
  [/^\s*(?:[\w./@-]*[/.][\w./@-]*|[A-Z]:\\\S+):\d+(?::\d+)?(?:[:\s)]|$)|\(\S+:\d+:\d+\)|\.\w+:\d+\b/, 2],
  [/\b0x[\da-f]{2,}\b|\b[\da-f]{8}-[\da-f]{4}-|\b(?:[\da-f]{2}[: ]){5,}|\b[\da-f]{16,}\b/i, 1.4],
  [/^\s*(?:\d{1,3}\.){3}\d{1,3}\b/, 2],
  [/^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) \S*\/|^HTTP\/\d|\bHTTP\/[\d.]+["\s]/, 2],
  [/^(?:Exit code|exit status|errno|Exited with|Process finished|Command failed|Build failed)\b/i, 1.4],
  // settings and records
  [/^\s*["'][\w $.@/-]+["']\s*:\s*\S/, 2.5],
  [/^\s*(?:- )?[\w.-]+:\s+(?:["'[{|>&*!]|-?\d[\d.]*\s*$|true\b|false\b|null\b|\/\S|\$)/, 1.5],
  [/^\s*[\w.-]+:\s*$|^\s*-?\s*[\w-]+:\s+\S+\s*$/, 0.6],
  [/^\s*\[[\w.:" -]+\]\s*$/, 2],
  [
    /^\s*(?:[.#]?[\w-]+|[*:@&]\S*)(?:[\s>+~,]+[.#:]?[\w-]+(?:\([^)]*\))?)*\s*\{|^\s*--?[\w-]+\s*:\s*[^;]+;|^\s*[a-z-]+\s*:\s*[^;]{1,80};\s*$/,
    2,
  ],
  [
    /^\s*(?:@@|diff --git|index [\da-f]{6,}|\+\+\+|---) |^[+-](?!\s*$)(?:\s{2,}|[\w$<({"'#/@.]\S*[({;=:<]|.*[;{}()]\s*$)/,
    2,
  ],
  [/[├└│┌┐┘─┼═║╔╗▏█▓░]/, 3],
  [/^\s*\+[-=+ ]+\+\s*$/, 2],
  // "SUMMARY:call": fields of calendars and cards
  [/^[A-Z][A-Z-]{2,}(?:;[A-Z]+=[^:]*)?:\S/, 1.6],
  // mail headers
  [
    /^(?:From|To|Cc|Bcc|Subject|Date|Sent|Reply-To|Message-ID|Received|Content-Type|Return-Path|X-[\w-]+|User-Agent|Host|Accept|Authorization|Cookie|Set-Cookie|Cache-Control|Server|Location):\s/,
    1.6,
  ],
  [
    /^On .{6,80}\bwrote:\s*$|^-{3,} ?(?:Original|Forwarded) [Mm]essage|^Am .{6,80} schrieb .*:$|^Le .{6,80} a écrit ?:$/,
    3,
  ],
];
const SYMBOLS = /[{}[\]();=<>|\\/$#@*&^%~+_:"`]/g;
/** Names as programs have them: snake_case, camelCase, dotted.names, calls, options, paths. */
const CODE_TOKEN =
  /^[("'[]*(?:\w*_\w+|\p{Ll}+\p{Lu}\w*|[a-z]\w*\.[a-z]\w+(?:\.\w+)*|[\w.]+\(\)?|--?\w[\w-]*|\.{0,2}\/\S+|\w+:\w+|@\w+\/\w+|\w+@[\d^~.]+)[)"'\],;:]*$/u;
const ADDRESSED =
  /(?<![\p{L}\d'’"`.$_-])(?:i|i['’]?m|you|u|me|my|we|our|us|please|pls|plz|why|what|how|can|could|should|help|thanks|hi|hey)(?![\p{L}\d"`_(.=-])/iu;

/** The line with the weight of everything its shape says. */
function evidenceOf(text: string): { evidence: number; isSentence: boolean } {
  const tokens = text.match(/\S+/g) ?? [];
  const words = text.match(/(?<![\p{L}\d_.$/@-])[\p{L}][\p{L}'’]*(?![\p{L}\d_$/@(=]|\.\p{L})/gu) ?? [];
  // "FROM users u … ON": a keyword between words in small letters is no small word
  const keyword = /\p{Ll}/u.test(text) ? /^\p{Lu}{2}/u : /^$/;
  const small = words.filter((word) => !keyword.test(word) && SMALL_WORDS.has(word.toLowerCase())).length;
  const compact = text.replace(/\s/g, '').length;
  // the mark of an item, links, brackets around words and quotations are part of prose
  const plain = text.replace(
    /^\s*[*•]\s+|\[[^\]]+\]\([^)]*\)|https?:\/\/\S+|`[^`]+`|\{\{[^{}]*\}\}|\[[\p{L} _]+\]|"[\p{L}][^"]*"|\([\p{L}][^()]*\)/gu,
    '',
  );
  const density = compact === 0 ? 0 : (plain.match(SYMBOLS)?.length ?? 0) / compact;
  const named = tokens.filter((token) => CODE_TOKEN.test(token)).length / Math.max(1, tokens.length);
  const shape = SIGNS.reduce((sum, [sign, weight]) => (sign.test(text) ? sum + weight : sum), 0);
  const isWordy = words.length >= tokens.length * 0.6;
  const isSentence =
    isWordy && words.length >= 4 && small >= Math.max(1, words.length * 0.2) && density < 0.1;
  // a rule between two parts belongs to neither
  if (/^\s*[-=_*~#.]{3,}\s*$/.test(text)) return { evidence: 0.5, isSentence: false };
  const prose =
    (isSentence ? 1.2 : 0) +
    (isSentence && words.length >= 8 && small >= words.length * 0.3 ? 0.8 : 0) +
    (isSentence && /^\s*["“(]?\p{Lu}/u.test(text) && /[.!?…]["”)]*\s*$/u.test(text) ? 0.6 : 0) +
    (isWordy && /^\s*(?:\p{Lu}|i\b)/u.test(text) && words.length >= 3 ? 0.3 : 0);
  const dense = density > 0.28 ? 2.4 : density > 0.16 ? 1.6 : density > 0.09 ? 0.8 : 0;
  return { evidence: shape + dense + (named > 0.5 ? 1.4 : named > 0.25 ? 0.6 : 0) - prose, isSentence };
}

/** A line longer than that says what it is by its beginning. */
const SAMPLE_CHARS = 500;

/** A text as its lines. */
export function readLines(text: string): DraftLine[] {
  let start = 0;
  return text.split('\n').map((line) => {
    const at = start;
    start += line.length + 1;
    const isBlank = line.trim() === '';
    return {
      text: line,
      start: at,
      end: at + line.length,
      isBlank,
      isAddressed: ADDRESSED.test(line.slice(0, SAMPLE_CHARS)),
      indent: /^[ \t]*/.exec(line)?.[0].replaceAll('\t', '    ').length ?? 0,
      ...(isBlank ? { evidence: 0, isSentence: false } : evidenceOf(line.slice(0, SAMPLE_CHARS))),
    };
  });
}
