/**
 * The answers of the use cases, as the API's contract ({@code openapi.yaml}) defines them: records of plain values;
 * absent values are null, and left out in JSON. Imports nothing of Hexplain.
 *
 * <pre>{@code
 * FieldView root = tree.root();
 * root.value().actual();
 * }</pre>
 */
@NullMarked
package dev.hexplain.inspect.view;

import org.jspecify.annotations.NullMarked;
