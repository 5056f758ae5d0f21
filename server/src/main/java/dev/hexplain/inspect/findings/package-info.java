/** What is to be said about a dump as a whole, when it is opened. */
@NullMarked
package dev.hexplain.inspect.findings;

import org.jspecify.annotations.NullMarked;
