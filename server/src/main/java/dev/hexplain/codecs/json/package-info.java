/** Codecs of JSON: {@link dev.hexplain.codecs.json.JsonCodecs} lists its configurations. Imports {@code codecs}. */
@NullMarked
package dev.hexplain.codecs.json;

import org.jspecify.annotations.NullMarked;
