import { Fragment } from "react";
import type { ShownProduct } from "../../../domain/catalog/product.ts";
import { COLOR_GROUP } from "../../../domain/choice/chosen.ts";
import type { OptionGroup, Options } from "../../../domain/choice/options.ts";
import { ChoiceGroup } from "./choice-group.tsx";
import { ChoiceText } from "./choice-text.tsx";
import style from "./choices.css?url";
import type { PageChoice } from "./use-chosen.ts";

/** From so few pieces on, the page says how many there are. */
const FEW = 3;

type ChoicesProps = { product: ShownProduct; options: Options; chosen: PageChoice };

/** The questions of a product beside its color. Only the products that ask something load it. */
const Choices = ({ product, options, chosen }: ChoicesProps) => (
  <>
    <link rel="stylesheet" href={style} />
    {options.groups.some(isOfSet) && (
      // Before scripts, and without them, its button chooses.
      <form className="choices" onSubmit={(event) => event.preventDefault()}>
        {chosen.slug !== undefined && <input type="hidden" name={COLOR_GROUP} value={chosen.slug} />}
        {options.groups.filter(isOfSet).map((group) => (
          <Fragment key={group.id}>
            {chosen.isLost(group) && <p className="choices-lost">Bağlantıdaki {group.word} artık yok.</p>}
            {group.values.length === 1 ? (
              <p>
                {group.name}: {group.values[0]?.name}
              </p>
            ) : (
              <ChoiceGroup {...{ product, group, options, chosen }} />
            )}
          </Fragment>
        ))}
        <noscript>
          <button type="submit" className="button button-plain">
            Seç
          </button>
        </noscript>
      </form>
    )}
    {chosen.written.fields.map((field) => (
      <ChoiceText key={field.id} field={field} written={chosen.written} />
    ))}
    {!chosen.gone && chosen.left !== undefined && chosen.left <= FEW && chosen.left > 0 && (
      <p className="choices-left">Son {chosen.left} adet</p>
    )}
  </>
);

const isOfSet = ({ id }: OptionGroup): boolean => id !== COLOR_GROUP;

export default Choices;
