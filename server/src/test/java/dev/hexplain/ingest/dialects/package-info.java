/** Dialects tested by round trip, by damage and against dumps that the real tools wrote. */
@NullMarked
package dev.hexplain.ingest.dialects;

import org.jspecify.annotations.NullMarked;
