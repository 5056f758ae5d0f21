package dev.hexplain.decoders.avro;

import dev.hexplain.bytes.Varint;
import dev.hexplain.decode.documents.Productions;
import dev.hexplain.decode.documents.ShapeTable;
import dev.hexplain.tree.Role;
import dev.hexplain.tree.Shape;
import dev.hexplain.tree.Tail;
import dev.hexplain.tree.TextEncoding;
import dev.hexplain.tree.ValueType;

/** The shapes of an object container file's header and blocks. */
final class AvroContainerShapes {
    private static final ValueType UTF_8 = new ValueType.Text(TextEncoding.UTF_8);

    static final ShapeTable TABLE = AvroShapes.table(Shape.group("avro_container", "avro object container file")
            .doc(AvroContainer.FORMAT::doc)
            .build());

    static final int HEADER = TABLE.add(Shape.group("header", "header").build());
    static final int MAGIC = TABLE.add(Shape.leaf("magic", ValueType.BYTES, Role.MAGIC)
            .size(4)
            .doc("Obj and the version of the format, 1.")
            .build());
    static final int METADATA = TABLE.add(Shape.group("metadata", "map of bytes")
            .doc("What the file says of itself.")
            .build());
    static final int SCHEMA_ENTRY =
            TABLE.add(Shape.group("avro.schema", "entry").build());
    static final int CODEC_ENTRY = TABLE.add(Shape.group("avro.codec", "entry").build());
    static final int ENTRY = TABLE.add(Shape.group("entry", "entry").build());
    static final int KEY = TABLE.add(Shape.leaf("key", UTF_8, Role.HEADER).build());
    static final int TEXT = TABLE.add(Shape.leaf("value", UTF_8, Role.HEADER).build());
    static final int BYTES =
            TABLE.add(Shape.leaf("value", ValueType.BYTES, Role.HEADER).build());
    static final int SYNC = TABLE.add(Shape.leaf("sync", ValueType.BYTES, Role.CHECKSUM)
            .size(16)
            .doc("The file's own marker, the same behind each block.")
            .build());
    static final int BLOCKS = TABLE.add(
            Shape.group("blocks", "blocks").tail(new Tail.Rows("block")).build());
    static final int BLOCK = TABLE.add(Shape.group("block", "block").build());
    static final int OBJECTS = TABLE.add(Shape.group("objects", "objects")
            .production(Productions.ARRAY)
            .tail(new Tail.Rows("object"))
            .build());
    static final int COMPRESSED = TABLE.add(Shape.leaf("data", ValueType.BYTES, Role.VALUE)
            .doc("The objects of the block, compressed by the codec of the header.")
            .build());
    /** Shapes of varints by their length, from one byte up. */
    static final int COUNT = varints("count");

    static final int SIZE = varints("size");
    static final int LENGTH = varints("length");

    private AvroContainerShapes() {}

    private static int varints(String name) {
        int first = 0;
        for (int length = Varint.MAX_LENGTH; length >= 1; length--) {
            first = TABLE.add(Shape.leaf(name, ValueType.BYTES, Role.LENGTH)
                    .size(length)
                    .kind(AvroType.Primitive.LONG)
                    .build());
        }
        return first;
    }

    /** The shape of a varint with so many bytes. */
    static int varint(int family, int length) {
        return family - length + 1;
    }
}
