/**
 * How lines of the log are written, as {@code logback.xml} uses it: what people gave a name stands in them with every
 * character escaped that a terminal would act on, so that no name can end a line, forge one, or colour the screen.
 *
 * <p>Start at {@link dev.hexplain.logs.SafeText}. Imports nothing of Hexplain.
 */
@NullMarked
package dev.hexplain.logs;

import org.jspecify.annotations.NullMarked;
