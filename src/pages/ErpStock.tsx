import { LiveSection } from '../components/live/LiveSection.tsx';
import { Stock } from '../components/live/Stock.tsx';
import { stockWords } from '../content/live/stock.ts';

/** A stock and production board that visitors can try, on the ERP page. */
export default function ErpStock() {
  return (
    <LiveSection name="stock" words={stockWords} wide>
      <Stock words={stockWords} />
    </LiveSection>
  );
}
