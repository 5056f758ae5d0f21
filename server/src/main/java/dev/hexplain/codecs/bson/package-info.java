/** Codecs of BSON: {@link dev.hexplain.codecs.bson.BsonCodecs} lists its configurations. Imports {@code codecs}. */
@NullMarked
package dev.hexplain.codecs.bson;

import org.jspecify.annotations.NullMarked;
