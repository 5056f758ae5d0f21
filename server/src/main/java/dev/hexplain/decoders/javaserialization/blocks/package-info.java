/**
 * The primitive data that known classes write between objects, by {@code writeObject} or {@code writeExternal}: what is
 * in a block becomes fields with names. Classes that are not here keep their blocks as bytes, whose meaning only they
 * know.
 *
 * <pre>{@code
 * int form = BlockForms.of("java.util.HashMap");
 * int layout = BlockForms.layout(form, content, 0, content.byteSize());
 * List<Slot> slots = BlockForms.layout(layout).slots();
 * }</pre>
 */
@NullMarked
package dev.hexplain.decoders.javaserialization.blocks;

import org.jspecify.annotations.NullMarked;
