/**
 * Safe log lines, used by {@code logback.xml}: control characters in names that users gave are escaped, so that no name
 * can end a line, forge one, or colour the terminal (log injection).
 *
 * <p>Start at {@link dev.hexplain.logs.SafeText}. Imports nothing of Hexplain.
 */
@NullMarked
package dev.hexplain.logs;

import org.jspecify.annotations.NullMarked;
