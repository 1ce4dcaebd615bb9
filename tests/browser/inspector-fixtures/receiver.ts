/** Stands where Stately's inspector would: the library's own receiver, which keeps what it hears. */
import { createBrowserReceiver } from '@statelyai/inspect';

const heard: unknown[] = [];
Object.assign(window, { heard });
createBrowserReceiver().subscribe((message) => void heard.push(message));
