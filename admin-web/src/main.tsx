import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import './app/global.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root.');
createRoot(root).render(<App />);
