import type { ComponentProps, ReactNode } from 'react';

/** A control below its label. */
export function Field(props: {
  label: ComponentProps<'label'>;
  text: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={props.className}>
      <label {...props.label} className="font-medium">
        {props.text}
      </label>
      {props.children}
    </div>
  );
}
