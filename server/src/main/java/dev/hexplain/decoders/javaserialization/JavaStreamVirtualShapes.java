package dev.hexplain.decoders.javaserialization;

import dev.hexplain.decoders.javaserialization.blocks.BlockForms;
import dev.hexplain.tree.FieldTree;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Shapes;
import dev.hexplain.tree.Tail;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * The shapes of values without rows ({@link JavaStreamVirtualValues}) in one tree: their bytes say what they are, with
 * the class descriptors that they refer to.
 */
final class JavaStreamVirtualShapes implements Tail.Scan {
    private static final ValueLayout.OfInt S4 = ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.BIG_ENDIAN);

    private static final FieldTree.ShapeMaker OF_CLASS = JavaStreamVirtualShapes::ofClass;

    private final FieldTree tree;

    JavaStreamVirtualShapes(FieldTree tree) {
        this.tree = tree;
    }

    /** What writeObject wrote, in blocks of a form. */
    Shape annotation(int blockForm) {
        return JavaStreamCommonShapes.annotation(
                        "objectAnnotation", "What writeObject or writeExternal wrote besides default field data.")
                .tail(new Tail.Scanned(new Tail.Rows(""), new Contents(blockForm)))
                .build();
    }

    /** The elements of an array of references. */
    Tail elements() {
        return new Tail.Scanned(new Tail.Rows(""), this);
    }

    /** An annotation with blocks of a form, at an offset. */
    Tail.Scan annotations(int blockForm) {
        Shape annotation = annotation(blockForm);
        return (bytes, offset) -> tag(bytes, offset) == JavaStreamTerminals.ENDBLOCKDATA
                ? JavaStreamGrammarShapes.EMPTY_OBJECT_ANNOTATION
                : annotation;
    }

    @Override
    public Shape shape(MemorySegment bytes, long offset) {
        int tag = tag(bytes, offset);
        return switch (tag) {
            case JavaStreamTerminals.OBJECT -> described(bytes, offset, JavaStreamShapeVariant.Kind.OBJECT);
            case JavaStreamTerminals.ENUM -> described(bytes, offset, JavaStreamShapeVariant.Kind.ENUM);
            case JavaStreamTerminals.ARRAY -> described(bytes, offset, JavaStreamShapeVariant.Kind.INLINE_ARRAY);
            case JavaStreamTerminals.CLASS -> JavaStreamGrammarShapes.shape(JavaStreamGrammarShapes.CLASS);
            default -> JavaStreamGrammarShapes.VALUES.shape(tag);
        };
    }

    @Override
    public boolean mayRefer() {
        return true;
    }

    private static int tag(MemorySegment bytes, long offset) {
        return bytes.get(ValueLayout.JAVA_BYTE, offset) & 0xFF;
    }

    /** Behind the token is a reference to the class descriptor. */
    private Shape described(MemorySegment bytes, long offset, JavaStreamShapeVariant.Kind kind) {
        long handle = tree.handles().ordinalAt(offset, bytes.get(S4, offset + 2));
        return tree.shape(handle << JavaStreamShapeVariant.KIND_BITS | JavaStreamShapeVariant.of(kind), OF_CLASS);
    }

    /** The shape of values of a kind whose class descriptor has a handle. */
    private static Shape ofClass(FieldTree tree, long key) {
        long descriptor = tree.handles().definitionOffset((int) (key >>> JavaStreamShapeVariant.KIND_BITS));
        JavaStreamShapeVariant.Kind kind = JavaStreamShapeVariant.kind(key);
        return JavaStreamObjectShapes.resolve(
                new Shapes.ShapeRef(descriptor, JavaStreamShapeVariant.of(kind), -1), tree);
    }

    /** What may be in an annotation. */
    private final class Contents implements Tail.Scan {
        private final int blockForm;

        Contents(int blockForm) {
            this.blockForm = blockForm;
        }

        @Override
        public Shape shape(MemorySegment bytes, long offset) {
            return switch (tag(bytes, offset)) {
                case JavaStreamTerminals.BLOCKDATA -> {
                    long content = offset + 2;
                    int size = bytes.get(ValueLayout.JAVA_BYTE, offset + 1) & 0xFF;
                    yield block(JavaStreamTerminals.BLOCKDATA, JavaStreamGrammarShapes.BLOCKDATA, bytes, content, size);
                }
                case JavaStreamTerminals.BLOCKDATALONG -> {
                    long content = offset + 1 + Integer.BYTES;
                    int size = bytes.get(S4, offset + 1);
                    yield block(
                            JavaStreamTerminals.BLOCKDATALONG,
                            JavaStreamGrammarShapes.BLOCKDATALONG,
                            bytes,
                            content,
                            size);
                }
                case JavaStreamTerminals.ENDBLOCKDATA -> JavaStreamGrammarShapes.shape(JavaStreamGrammarShapes.END);
                default -> JavaStreamVirtualShapes.this.shape(bytes, offset);
            };
        }

        private Shape block(int tag, int unknown, MemorySegment bytes, long content, int size) {
            int layout = BlockForms.layout(blockForm, bytes, content, content + size);
            return JavaStreamGrammarShapes.shape(
                    layout == BlockForms.UNKNOWN ? unknown : JavaStreamGrammarShapes.knownBlock(tag, layout));
        }

        @Override
        public boolean mayRefer() {
            return true;
        }
    }
}
