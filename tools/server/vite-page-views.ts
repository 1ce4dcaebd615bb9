/** The service that counts page views. */
import { loadEnv, type Plugin } from 'vite';
import { envFolder } from '../owner/folder.ts';

/** Only a build for visitors, whose owner has named a service, counts page views. */
export function pageViewsPlugin(): Plugin {
  return {
    name: 'page-views',
    config(_, { command, mode }) {
      const isForVisitors = command === 'build' && mode === 'production';
      const env = loadEnv(mode, envFolder(), 'VITE_PAGE_VIEWS_');
      const { VITE_PAGE_VIEWS_SCRIPT: script, VITE_PAGE_VIEWS_DOMAIN: domain } = env;
      const service = isForVisitors && script && domain ? { script, domain } : null;
      return { define: { __PAGE_VIEWS__: JSON.stringify(service) } };
    },
  };
}
