/**
 * What the use cases answer, as the API's contract ({@code openapi.yaml}) spells it: records of plain values, in the
 * words of the contract; what has nothing to say is null, and absent in JSON. Imports nothing of Hexplain.
 *
 * <pre>{@code
 * FieldView root = tree.root();
 * root.value().actual();
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.view;

import org.jspecify.annotations.NullMarked;
