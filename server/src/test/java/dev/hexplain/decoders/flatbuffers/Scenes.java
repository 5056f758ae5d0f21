package dev.hexplain.decoders.flatbuffers;

import com.google.flatbuffers.FlatBufferBuilder;
import dev.hexplain.decode.Decoder;
import dev.hexplain.decode.schema.Schema;

/** Buffers of one schema, put together with the library's builder as generated code does it. */
final class Scenes {
    static final String SCHEMA = """
            // A bit of everything.
            namespace game.world;
            attribute "priority";
            enum Color : ubyte { Red = 1, Green, Blue = 8 }
            enum Flags : ushort (bit_flags) { Visible, Solid, Hidden = 9 }
            struct Vec3 { x : float; y : float; z : float; }
            struct Cell { tag : ubyte; at : Vec3; size : double; low : [short:3]; }
            union Shape { Circle, Poly : game.world.Polygon, Label : string, Spot : Vec3 }
            table Circle { radius : double; }
            table Polygon { points : [Vec3]; closed : bool = true; }
            table Item {
              name : string (required);
              weight : int = 7;
              tags : [string];
              children : [Item];
              shape : Shape;
            }
            namespace game;
            /* the root */
            table Scene {
              title : string;
              color : world.Color = Green;
              flags : world.Flags;
              origin : world.Vec3;
              prices : [double];
              items : [world.Item];
              cells : [world.Cell];
              shapes : [world.Shape];
              ratio : float = 1.5;
              old : long (deprecated);
              deep : world.Item (priority: 1);
              blob : [ubyte] (nested_flatbuffer: "Scene");
            }
            root_type Scene;
            file_identifier "SCN1";
            file_extension "scn";
            """;

    private Scenes() {}

    static Decoder decoder() {
        return new FlatBuffers().with(Schema.of("scene", "", SCHEMA));
    }

    static byte[] scene(boolean prefixed) {
        FlatBufferBuilder out = new FlatBufferBuilder(16);
        int inner = item(out, "inner", 1, 0, 0);
        int left = item(out, "left", 7, inner, 0);
        int right = item(out, "right", 9, 0, polygon(out));
        int items = out.createVectorOfTables(new int[] {left, right});
        int title = out.createString("Größe");
        int prices = doubles(out, 0.1, 0.2, 0.3);
        int cells = cells(out);
        int circle = circle(out, 2.5);
        int label = out.createString("a label");
        int spot = vec(out, 7, 8, 9);
        out.startVector(4, 3, 4);
        out.addOffset(spot);
        out.addOffset(label);
        out.addOffset(circle);
        // Builders write vectors from their end.
        int shapes = out.endVector();
        int codes = out.createByteVector(new byte[] {1, 3, 4});
        int blob = out.createByteVector(new byte[] {1, 2, 3});

        out.startTable(13);
        out.addOffset(0, title, 0);
        out.addByte(1, (byte) 8, 2);
        out.addShort(2, (short) 0x201, 0);
        out.addStruct(3, vec(out, 1, 2, 3), 0);
        out.addOffset(4, prices, 0);
        out.addOffset(5, items, 0);
        out.addOffset(6, cells, 0);
        out.addOffset(7, codes, 0);
        out.addOffset(8, shapes, 0);
        out.addOffset(11, left, 0);
        out.addOffset(12, blob, 0);
        int root = out.endTable();
        if (prefixed) {
            out.finishSizePrefixed(root, "SCN1");
        } else {
            out.finish(root, "SCN1");
        }
        return out.sizedByteArray();
    }

    private static int item(FlatBufferBuilder out, String name, int weight, int child, int polygon) {
        int children = child == 0 ? 0 : out.createVectorOfTables(new int[] {child});
        int text = out.createString(name);
        int tags = out.createVectorOfTables(new int[] {out.createString("t1"), out.createSharedString("shared")});
        out.startTable(6);
        out.addOffset(0, text, 0);
        out.addInt(1, weight, 7);
        out.addOffset(2, tags, 0);
        out.addOffset(3, children, 0);
        out.addByte(4, (byte) (polygon == 0 ? 0 : 2), 0);
        out.addOffset(5, polygon, 0);
        return out.endTable();
    }

    private static int polygon(FlatBufferBuilder out) {
        out.startVector(12, 2, 4);
        vec(out, 4, 5, 6);
        vec(out, 1, 2, 3);
        int points = out.endVector();
        out.startTable(2);
        out.addOffset(0, points, 0);
        out.addBoolean(1, false, true);
        return out.endTable();
    }

    private static int circle(FlatBufferBuilder out, double radius) {
        out.startTable(1);
        out.addDouble(0, radius, 0);
        return out.endTable();
    }

    private static int doubles(FlatBufferBuilder out, double... values) {
        out.startVector(8, values.length, 8);
        for (int i = values.length - 1; i >= 0; i--) {
            out.addDouble(values[i]);
        }
        return out.endVector();
    }

    private static int cells(FlatBufferBuilder out) {
        out.startVector(32, 1, 8);
        out.prep(8, 32);
        out.pad(2);
        out.putShort((short) 3);
        out.putShort((short) 2);
        out.putShort((short) -1);
        out.putDouble(0.5);
        out.putFloat(3);
        out.putFloat(2);
        out.putFloat(1);
        out.pad(3);
        out.putByte((byte) 'c');
        return out.endVector();
    }

    private static int vec(FlatBufferBuilder out, float x, float y, float z) {
        out.prep(4, 12);
        out.putFloat(z);
        out.putFloat(y);
        out.putFloat(x);
        return out.offset();
    }
}
