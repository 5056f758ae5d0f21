import { createRoot } from 'react-dom/client';
import './base/tokens.css';
import './base/roles.css';
import './base/reset.css';
import './widgets/controls.css';
import './widgets/surfaces.css';
import { App } from './app.tsx';
import { followRoute } from './state/dump/openFiles.ts';
import { applyTheme } from './state/shell/settings.ts';

applyTheme();
followRoute();
const root = document.getElementById('root');
if (root) createRoot(root).render(<App />);
