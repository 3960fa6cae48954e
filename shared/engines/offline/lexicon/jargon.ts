/** Lower-case words of chats and trades that dictionaries lack. They stay as they are, also where a sentence begins. */
export const jargon: ReadonlySet<string> = new Set(
  `adb admin ai ajax algo amd ansible apache api apis app apps apt args arg argv async auth autoscaling autocomplete aws awk axios azure babel backend backends backoff backtrace bash bashrc bazel bcrypt bigint bitcoin bitrate blog blogs bool boolean brb btw
  btrfs cdn ci changelog chatbot chatbots chatgpt chmod chown chroot cli cmake codebase codegen colab colorway conda config configs const cors cpu cpus cron cronjob crontab crypto css csv ctrl cuda cuz cwd dtype dtypes dayjs te reo dataframe dataframes dataset datasets datetime dbt deb deduplicate
  deno deps dev devops devs dict diff diffs django dm dms dns docker dockerfile dotenv dropdown ebpf elasticsearch embeddings emoji emojis enum enums env envs eslint eth etl excel exec fastapi favicon ffmpeg figma fintech firebase firefox flask flexbox float foo bar baz forex fps freelance freelancing frontend
  frontends fyi gcc gcp gif git gitlab github gmail goroutine goroutines gpt gpu gpus grafana graphql grep gunicorn gzip hackathon haha hahaha hardcoded hashmap hashtag hdd helm heroku hex hmm homebrew hostname hotfix href html htmx http https iam idk iirc imo imho img impl inline init inode ios ip iphone
  ipynb iterable jpeg jpg jira jquery js json jsonb jsx jupyter jvm jwt kafka kanban kubectl kubernetes kpi kpis kwargs lambda laravel latex ldap lerp leetcode lgtm linkedin linter linters linux llm llms llama localhost lol login logins logout lookup lora mac mongo mongodb macos makefile malware matplotlib maven memoize merch meta metadata
  microservice microservices middleware mlops mobx modal monorepo mp3 mp4 mq mutex mvp mysql namespace namespaces nginx nft ngrok nlp node nodejs nope noop npm npx nullable nuxt numpy oauth omg onboarding oauth2 ollama openai opencv oop opensource orm os pagination pandas param params pc pdf pdfs perl php pip plz pls png
  pnpm podcast podcasts polyfill popup postgres postgresql powershell pr prs prefetch prisma prod promql proto protobuf proxy psql px py pytest python pytorch qa qr ram rbac react readme readonly realtime rebase redis redux refactor refactoring refactored regex regexes repl repo repos reddit retweet roadmap roi rollout rpc rsync ruby
  runtime rust saas sass scala scikit scipy scrollbar sdk selfie seo serverless sha signup signups slack sklearn smtp sms snapshot sparql spotify sql sqlalchemy sqlite sre ssd ssh ssl startup startups stderr stdin stdout str struct structs subdomain subnet substring sudo supabase svelte svg swagger swiftui symlink
  sync sysadmin systemd tailwind tbh tbsp tcp teardown tensorflow terraform timestamp timestamps tl;dr tldr tls tmux todo todos tokenizer tooltip toml torch tsp tsx ts tuple tuples typescript ubuntu ui unboxing unicode uptime url urls usb utf utils uuid ux vercel vim vite vlog vlogs vm vms vpn vps vscode vue wasm webapp
  webhook webhooks webpack websocket websockets whatsapp whitelist wifi wiki wip wordpress workflow workflows workspace xcode xml yaml yarn yml youtube youtuber zig zip zod zsh zustand gonna gotta wanna kinda sorta dunno lemme gimme yeah yep yup nah lmao rofl omw tmrw thx ty u ur r bc asap eta fwiw afaik aka etc vs
  yo sup bro bruh dude hun bff selfcare skincare keto vegan vegans matcha ramen sushi tofu quinoa hummus paneer biryani naan chai latte espresso keyto crossfit airbnb uber netflix tiktok insta instagram snapchat twitter zoom pinterest discord telegram notion trello asana canva photoshop lightroom midjourney dalle claude gemini deepseek copilot
  readline ints positionals initializer initializers sparc archs builddir buildd buildds utime resolv trunc ccache containerd scrypt noncurrent filepath filepaths subst tmpfile consola huffman journald middlewares mmaps mmap parms thinko thinkos interp rects ulink regexs firewalld configury
  clearerr acked ack rescanning failback comms diags procs probs lookahead lookaheads debbugs criss mixin mixins alacritty stringifier undef ctime cpan gcloud manpage manpages polly facto bursty recoding alphanumerics immediates instrumentations crashers sharable ethers darwin quantile quantiles subsetting
  ncurses skia refname requote implementors pserver thumbnailer debuggee symver launchd logind tzinfo artefact artefacts significand dependant dependants descendent descendents cancelable cancelation parametrized parametrize programme programmes unpickling pickling pygments gids uids adaptors adaptor addendums
  lvalue rvalue lexically pushd popd fread fwrite printf uint ulong statting tracee endianess falsey regexec libs scons seeked conffiles xtables openssl libxml ulimit pthread pthreads passwd xserver quasi yeet yeeted olds sheesh rizz lowkey highkey sus noob noobs selfie doomscrolling normie boomer vibe vibes vibey extendible authenticode systemd infocmp ensurepip`.split(
    /\s+/,
  ),
);

/** Spelled with a small first letter even where a sentence begins. */
export const startsSmall: ReadonlySet<string> = new Set(
  'npm npx git pip yarn pnpm docker kubectl curl sudo cd ls apt brew cargo deno bun ssh bash python python3 node make cmake go systemctl terraform helm psql grep sed awk chmod rm cp mv mkdir jq ffmpeg adb pytest eslint tsc vite nginx iphone ipad ios ipados macos ebay imac iphones iphone’s'.split(
    ' ',
  ),
);
