import { Boundary } from '../components/Boundary.tsx';
import { Section } from '../components/Section.tsx';
import { Stock } from '../components/Stock.tsx';
import { stockWords } from '../content/stock.ts';

/** A stock and production board that visitors can try, on the ERP page. */
export default function ErpStock() {
  return (
    <Section name="stock" tight>
      <h2 id="stock-title" className="max-w-[16em] text-h2">
        {stockWords.title}
      </h2>
      <p className="mt-6 max-w-measure text-lead text-muted">{stockWords.text}</p>
      <div className="mt-10 lg:mt-14">
        <Boundary>
          <Stock words={stockWords} />
        </Boundary>
      </div>
    </Section>
  );
}
