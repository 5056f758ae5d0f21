package de.ruedigermoeller.serialization.testclasses.blog;

import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/**
 * The same article's copy of {@link BlogBench} that writes its fields by hand. Index 13 gives 205 bytes: 97 around the
 * class name and 108 of block data, whose strings are {@code writeUTF}, not string objects.
 */
public class BlogBenchExternalizable implements Externalizable {
    private static final long serialVersionUID = 1L;

    private String str;
    private String str1;
    private String str2;
    private boolean b0 = true;
    private boolean b1 = false;
    private boolean b2 = true;
    private int test1 = 123456;
    private int test2 = 234234;
    private int test3 = 456456;
    private int test4 = -234234344;
    private int test5 = -1;
    private int test6 = 0;
    private long l1 = -38457359987788345L;
    private long l2 = 0L;
    private double d = 122.33;

    /** For deserialization. */
    public BlogBenchExternalizable() {
        this(0);
    }

    public BlogBenchExternalizable(int index) {
        str = "Some Value " + index;
        str1 = "Very Other Value " + index;
        str2 = switch (index % 3) {
            case 0 -> "Default Value";
            case 1 -> "Other Default Value";
            default -> "Non-Default Value " + index;
        };
    }

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeUTF(str);
        out.writeUTF(str1);
        out.writeUTF(str2);
        out.writeBoolean(b0);
        out.writeBoolean(b1);
        out.writeBoolean(b2);
        out.writeInt(test1);
        out.writeInt(test2);
        out.writeInt(test3);
        out.writeInt(test4);
        out.writeInt(test5);
        out.writeInt(test6);
        out.writeLong(l1);
        out.writeLong(l2);
        out.writeDouble(d);
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        str = in.readUTF();
        str1 = in.readUTF();
        str2 = in.readUTF();
        b0 = in.readBoolean();
        b1 = in.readBoolean();
        b2 = in.readBoolean();
        test1 = in.readInt();
        test2 = in.readInt();
        test3 = in.readInt();
        test4 = in.readInt();
        test5 = in.readInt();
        test6 = in.readInt();
        l1 = in.readLong();
        l2 = in.readLong();
        d = in.readDouble();
    }
}
