import { useState } from 'react';
import { forgetToken, signInAddress, type TokenPrompt, tokenPrompt } from '../api/token.ts';
import { useStore } from '../state/shell/react.ts';
import { Dialog } from '../widgets/Dialog.tsx';
import './token.css';

/** Asks for what the server needs when a request was refused for want of it: that somebody signs in, or a token. */
export function TokenDialog() {
  const prompt = useStore(tokenPrompt);
  if (!prompt) return null;
  return prompt.signIn ? <SigningIn prompt={prompt} /> : <AskingForToken prompt={prompt} />;
}

/** Why the server let nobody in, as the address of the page says. */
const failures: Readonly<Record<string, string>> = {
  provider:
    'The sign-in service did not answer as it should. Try again; if it happens again, tell who runs this server.',
  refused: 'The sign-in service let nobody in.',
  expired: 'Signing in took too long, or began in another window. Try again.',
  nobody: 'You are known, but may do nothing here. Ask who runs this server.',
};

function SigningIn({ prompt }: { readonly prompt: TokenPrompt }) {
  const failure = failures[new URLSearchParams(location.search).get('sign-in') ?? ''];
  return (
    <Dialog title="Sign in" onClose={() => undefined}>
      <h2>Sign in</h2>
      {failure ? <p role="alert">{failure}</p> : <p>This server shows its dumps to those who sign in.</p>}
      <p>
        <a className="button button-primary" href={signInAddress(location)} target="_self" onClick={forgetToken}>
          Sign in
        </a>
      </p>
      <details>
        <summary>Or with a token</summary>
        <TokenForm prompt={prompt} />
      </details>
    </Dialog>
  );
}

function AskingForToken({ prompt }: { readonly prompt: TokenPrompt }) {
  return (
    <Dialog title="This server needs a token" onClose={() => undefined}>
      <h2>This server needs a token</h2>
      <p>
        {prompt.refused ? 'The token on this machine was refused. ' : ''}Whoever runs the server makes you one, by{' '}
        <code>hexplain token create</code>, or has the one that it was started with. It is kept in this browser.
      </p>
      <TokenForm prompt={prompt} />
    </Dialog>
  );
}

function TokenForm({ prompt }: { readonly prompt: TokenPrompt }) {
  const [token, setToken] = useState('');
  return (
    <form
      className="token-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (token.trim() !== '') prompt.give(token);
        setToken('');
      }}
    >
      <input
        className="palette-input"
        type="password"
        autoComplete="off"
        aria-label="Token"
        value={token}
        onChange={(event) => setToken(event.target.value)}
      />
      <button type="submit" className="button button-primary" disabled={token.trim() === ''}>
        Continue
      </button>
    </form>
  );
}
