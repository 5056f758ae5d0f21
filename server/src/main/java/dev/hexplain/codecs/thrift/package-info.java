/**
 * Codecs of Apache Thrift: {@link dev.hexplain.codecs.thrift.ThriftCodecs} lists its configurations. Imports
 * {@code codecs}.
 */
@NullMarked
package dev.hexplain.codecs.thrift;

import org.jspecify.annotations.NullMarked;
