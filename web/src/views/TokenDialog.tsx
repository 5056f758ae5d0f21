import { useState } from 'react';
import { tokenPrompt } from '../api/token.ts';
import { useStore } from '../state/react.ts';
import { Dialog } from '../widgets/Dialog.tsx';
import './token.css';

/** Asks for the server's token when a request was refused for want of one. */
export function TokenDialog() {
  const prompt = useStore(tokenPrompt);
  const [token, setToken] = useState('');
  if (!prompt) return null;
  return (
    <Dialog title="This server needs a token" onClose={() => undefined}>
      <h2>This server needs a token</h2>
      <p>
        {prompt.refused ? 'The token on this machine was refused. ' : ''}Whoever runs the server makes you one, by{' '}
        <code>hexplain token create</code>, or has the one that it was started with. It is kept in this browser.
      </p>
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
          aria-label="Token"
          value={token}
          onChange={(event) => setToken(event.target.value)}
        />
        <button type="submit" className="button button-primary" disabled={token.trim() === ''}>
          Continue
        </button>
      </form>
    </Dialog>
  );
}
