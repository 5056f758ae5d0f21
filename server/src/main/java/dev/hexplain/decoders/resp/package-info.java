/**
 * RESP2 and RESP3, what Redis and its clients say (redis.io, "Redis serialization protocol specification"): one
 * direction of a connection, commands or replies, from the beginning or from the middle.
 *
 * <p>{@link dev.hexplain.decoders.resp.Resp} is the entry; {@code RespGrammar} reads, {@code RespType} says what the first
 * byte of a value means, {@code RespMessageSummaries} calls messages what people call them. Imports {@code decode} and what that
 * imports.
 *
 * <pre>{@code
 * FieldTree tree = new Resp().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("message[0][1].value");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.resp;

import org.jspecify.annotations.NullMarked;
