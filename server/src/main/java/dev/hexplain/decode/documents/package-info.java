/**
 * Shared by decoders of self-describing documents: CBOR, MessagePack, BSON, Smile, Ion, JSON and others. Imports
 * {@code bytes}, {@code tree} and {@code decode}. The entry of a format is a
 * {@link dev.hexplain.decode.documents.GrammarDecoder}, or where it needs a schema, its reading is a
 * {@link dev.hexplain.decode.documents.GrammarReading}; {@code decode.embedding} is for formats embedded in others.
 *
 * <p><b>The tree of a document.</b> The root holds the documents one after the other. A container is a row whose layout
 * computes its head, and whose members are rows or need none. A scalar is one field, however many parts it has: the
 * layout computes them. A member is the field of its value, with its key in front, and is named by that key, which is a
 * step of the logical path as well:
 *
 * <pre>
 * cbor
 *   item[0]            map(3)       {sourceId: 1, …}      a row: head, then members
 *     head
 *     sourceId         uint         1                     key (head, text), head, value
 *     prices           array(3)     [0.1, 0.2, 0.3]       a row: key, head, then elements
 *       [0]            float64      0.1                   computed, or a row
 * </pre>
 *
 * <p><b>Fields without rows.</b> Where a scalar can be read without its context, containers have a
 * {@link dev.hexplain.tree.Tail.Scanned}: {@link dev.hexplain.decode.documents.FrameStack#nextNeedsNoRow} returns which
 * of their fields may be {@link dev.hexplain.decode.documents.Parse#passed} instead of written, and
 * {@link dev.hexplain.decode.documents.MemberShapes} keeps the shapes that readers need for them. Decoding is fast
 * because most fields get no row.
 *
 * <p><b>Names found in the bytes.</b> A {@link dev.hexplain.decode.documents.NameTable} gives all members of one name
 * and kind one shape reference, and keeps no string. When a reader asks, {@code Shapes.resolve} gets the shape
 * reference back as a {@link dev.hexplain.decode.documents.Member}: the format reads the name from its bytes and builds
 * the shape, with {@code Shape.logical(name)}:
 *
 * <pre>{@code
 * int shape = names.shape(kind, keyAt, keyLength);        // while decoding
 * parse.leaf(shape, keyAt, valueEnd);
 *
 * Member member = Member.of(shapeRef);                      // while reading
 * Shape named = kinds[member.kind()].named(keyText(tree, member.offset(), member.length()));
 * }</pre>
 *
 * <p><b>The parse.</b> A decoder hands {@link dev.hexplain.decode.documents.Parse#decode} a
 * {@link dev.hexplain.decode.documents.Grammar}, whose {@code step} continues the container on top of
 * {@link dev.hexplain.decode.documents.FrameStack}, in a loop that ends when it opens another or closes. It never
 * recurses, and allocates nothing per item. Before a row is written, all that its layout computes must be there
 * ({@code ParseInput.require}); {@link dev.hexplain.decode.documents.FieldCounts} says how many fields that are, from the
 * shape. What cannot be read is thrown
 * as {@link dev.hexplain.decode.documents.MalformedInput}: the parse makes it an issue, asks the grammar to write the
 * parts that were read, and closes the open rows; where the extent of a container is known, decoding goes on behind it.
 * A format that detects misreading only later reports passed checks to {@link dev.hexplain.decode.documents.Certainty}.
 *
 * <pre>{@code
 * public void step() {
 *     long left = parse.frames.left();
 *     while (left > 0) {
 *         left--;
 *         if (!scalar(parse.in.pos)) {        // wrote a leaf
 *             parse.frames.left(left);
 *             container(parse.in.pos);        // opened a row and a frame
 *             return;
 *         }
 *     }
 *     parse.close();
 * }
 * }</pre>
 *
 * <p>Items say what they are by {@link dev.hexplain.decode.documents.Productions}, so that
 * {@link dev.hexplain.decode.documents.ContainerPreviews} and tests read them alike, and so that their values follow from
 * them: the shape table of such a format is a {@link dev.hexplain.decode.documents.DocumentShapes}.
 */
@NullMarked
package dev.hexplain.decode.documents;

import org.jspecify.annotations.NullMarked;
