/**
 * WebSocket frames (RFC 6455) with compression (RFC 7692), one direction of a connection after its opening handshake.
 *
 * <p>{@link dev.hexplain.decoders.websocket.WebSocket} is the entry; {@code WebSocketGrammar} reads frames,
 * {@code WebSocketFragments} reassembles fragmented messages and decompresses them. Imports {@code decode} and what
 * that imports.
 *
 * <pre>{@code
 * FieldTree tree = new WebSocket().decode(source, DecodeOptions.DEFAULT, TreeStorage.inMemory(), Progress.NONE);
 * tree.find("frame[0].payload");
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.websocket;

import org.jspecify.annotations.NullMarked;
