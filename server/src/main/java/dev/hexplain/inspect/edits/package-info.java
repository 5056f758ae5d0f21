/**
 * Dumps edited: values changed with what counts their bytes, bytes replaced, and the layers around them put back.
 * {@link dev.hexplain.inspect.edits.ValueEdits} does it for a decoded dump.
 */
@NullMarked
package dev.hexplain.inspect.edits;

import org.jspecify.annotations.NullMarked;
