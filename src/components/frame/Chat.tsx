import type { ChatContent } from '../../content/chat.ts';
import { connectChat } from '../../machines/chat/chat.connect.ts';
import type { chatMachine } from '../../machines/chat/chat.machine.ts';
import { Icon } from '../base/Icon.tsx';
import { Link } from '../base/Link.tsx';
import { Pixels } from '../base/Pixels.tsx';
import { useSharedConnect } from '../useConnect.ts';

/** Each message that appears brings the end of the list into view. */
function scrollToLatest(item: HTMLElement | null): void {
  item?.closest('[role=log]')?.scrollTo({ top: Number.MAX_SAFE_INTEGER, behavior: 'instant' });
}

/** The chat (specification 2.16): a floating button at the lower start of every page, and the panel it opens. */
export function Chat({ machine, words }: { machine: typeof chatMachine; words: ChatContent }) {
  const api = useSharedConnect(machine, connectChat, { input: { reply: words.reply.text } });
  return (
    <div {...api.root} aria-label={words.region} className="chat-corner live-only">
      <button {...api.button} className="chat-button">
        <span className="sr-only">{words.title}</span>
        <Icon width={26} height={26} className="max-lg:w-4.5">
          {api.open ? (
            <path d="M5 9l8 8 8-8" />
          ) : (
            <>
              <path d="M3 4h20v14H11l-6 5v-5H3z" />
              <path d="M8 9h10M8 13h6" />
            </>
          )}
        </Icon>
      </button>
      {api.open && (
        <div
          {...api.panel}
          className="chat-panel flex w-[min(24rem,100vw-32px)] flex-col overflow-hidden rounded border border-line bg-surface text-ink shadow-float"
        >
          <div className="on-silk flex items-center gap-3 bg-night ps-5 pe-2">
            <span className="text-gold">
              <Pixels />
            </span>
            <h2 {...api.title} className="me-auto py-3.5 text-h3">
              {words.title}
            </h2>
            <button
              {...api.close}
              className="flex size-11 shrink-0 items-center justify-center rounded hover:text-marigold"
            >
              <span className="sr-only">{words.close}</span>
              <Icon width={20} height={20}>
                <path d="M3 3l14 14M17 3L3 17" />
              </Icon>
            </button>
          </div>
          <div
            {...api.log}
            aria-label={words.messages}
            // From its end: the latest message stays in view when a keyboard or a turned phone takes room.
            className="flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain bg-canvas p-4 low:p-2 -outline-offset-3"
          >
            <div className="mb-auto">
              {api.messages.length === 0 && (
                <p className="max-w-[32ch] text-small text-muted">{words.invitation}</p>
              )}
              <ol className="flex flex-col gap-4">
                {api.messages.map(({ sender, text, contact }, index) => (
                  <li
                    // Messages are only ever added at the end.
                    key={index}
                    ref={scrollToLatest}
                    data-sender={sender}
                    className="group/message flex max-w-[88%] flex-col data-[sender=user]:self-end"
                  >
                    <span className="mb-1 text-[.8125rem] leading-none text-muted group-data-[sender=user]/message:text-end">
                      {words.senders[sender]}
                    </span>
                    <div className="rounded border border-hairline bg-surface px-3.5 py-2.5 text-[1rem] leading-normal wrap-anywhere group-data-[sender=user]/message:border-transparent group-data-[sender=user]/message:bg-brand group-data-[sender=user]/message:text-on-brand">
                      <p>{text}</p>
                      {contact && (
                        <Link
                          {...api.link}
                          to={words.reply.link.href}
                          className="-mb-2 inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
                        >
                          {words.reply.link.label}
                        </Link>
                      )}
                    </div>
                  </li>
                ))}
              </ol>
              {api.replying && (
                <p aria-hidden="true" className="mt-4 text-muted motion-safe:animate-pulse">
                  <Pixels />
                </p>
              )}
            </div>
          </div>
          <form {...api.form} className="flex gap-3 border-t border-hairline bg-surface p-3">
            <label {...api.label} className="sr-only">
              {words.input}
            </label>
            <input
              {...api.input}
              placeholder={words.input}
              className="min-h-12 min-w-0 flex-1 rounded border border-line bg-surface px-3.5 text-ink placeholder:text-muted focus-visible:border-link"
            />
            <button
              {...api.submit}
              className="min-h-12 rounded bg-marigold px-5 font-semibold text-on-gold hover:brightness-105"
            >
              {words.send}
            </button>
          </form>
        </div>
      )}
    </div>
  );
}
