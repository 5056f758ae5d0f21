/** Notices about a whole dump, when it is opened. */
@NullMarked
package dev.hexplain.inspect.findings;

import org.jspecify.annotations.NullMarked;
