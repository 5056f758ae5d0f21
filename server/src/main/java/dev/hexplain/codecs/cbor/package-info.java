/** Codecs of CBOR: {@link dev.hexplain.codecs.cbor.CborCodecs} lists its configurations. Imports {@code codecs}. */
@NullMarked
package dev.hexplain.codecs.cbor;

import org.jspecify.annotations.NullMarked;
