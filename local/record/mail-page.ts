/** A mail being written, in a program of nobody's. */
export const mailPage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Mail</title>
<style>
  :root { color-scheme: light dark; --paper: light-dark(#fff, #1c1c1e); --ink: light-dark(#202124, #e8eaed); --side: light-dark(#f4f5f7, #151516); --soft: light-dark(#5f6368, #a1a1a6); --line: light-dark(#e3e5e8, #37373a); }
  * { box-sizing: border-box; }
  body { margin: 0; height: 100vh; display: grid; grid-template-columns: 190px 1fr; background: var(--paper); color: var(--ink); font: 15px/1.5 system-ui, sans-serif; }
  nav { background: var(--side); padding: 20px 16px; color: var(--soft); font-size: 14px; }
  nav b { display: block; margin-block-end: 14px; color: var(--ink); }
  nav p { margin: 0 0 10px; }
  main { display: grid; grid-template-rows: auto auto 1fr; padding: 20px 36px 28px; min-width: 0; }
  label { display: grid; grid-template-columns: 70px 1fr; padding: 9px 0; border-bottom: 1px solid var(--line); color: var(--soft); }
  input { border: 0; outline: 0; font: inherit; color: var(--ink); background: none; }
  textarea { width: 100%; margin-top: 14px; padding: 6px 2px; border: 0; outline: 0; background: none; color: inherit; font: inherit; line-height: 1.6; resize: none; }
</style>
</head>
<body>
<nav aria-label="Folders"><b>Mail</b><p>Inbox</p><p>Drafts</p><p>Sent</p><p>Archive</p></nav>
<main>
<label>To <input value="dana@northwind.example"></label>
<label>Subject <input value="Numbers for Thursday"></label>
<textarea name="prompt-textarea" aria-label="Message"></textarea>
</main>
</body>
</html>`;
