/**
 * RESP2 and RESP3, the protocols of Redis (redis.io, "Redis serialization protocol specification"): one direction of a
 * connection, commands or replies, from its start or from the middle.
 *
 * <p>{@link dev.hexplain.decoders.resp.Resp} is the entry; {@code RespGrammar} is the grammar, {@code RespType} has the
 * types of values by first byte, {@code RespMessageSummaries} summarizes messages. Imports {@code decode} and what that
 * imports.
 *
 * <pre>{@code
 * FieldTree tree = new Resp(new JavaSerialization()).decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("message[0][1].value");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.resp;

import org.jspecify.annotations.NullMarked;
