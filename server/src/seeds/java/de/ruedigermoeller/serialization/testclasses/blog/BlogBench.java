package de.ruedigermoeller.serialization.testclasses.blog;

import java.io.Serializable;

/**
 * The class of "Still using Externalizable to get faster Serialization with Java ?", member for member: it declares no
 * {@code serialVersionUID}, so the stream carries the one computed from exactly these members. Index 13 gives 319
 * bytes.
 */
@SuppressWarnings({"serial", "unused", "FieldCanBeFinal"})
public class BlogBench implements Serializable {
    public BlogBench(int index) {
        str = "Some Value " + index;
        str1 = "Very Other Value " + index;
        str2 = switch (index % 3) {
            case 0 -> "Default Value";
            case 1 -> "Other Default Value";
            default -> "Non-Default Value " + index;
        };
    }

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
}
