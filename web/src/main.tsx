import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { applyTheme } from './state/settings.ts';
import './app.css';

applyTheme();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
