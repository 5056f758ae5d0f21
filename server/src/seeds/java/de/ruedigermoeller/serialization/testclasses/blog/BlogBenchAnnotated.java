package de.ruedigermoeller.serialization.testclasses.blog;

import java.io.Serializable;
import org.nustaq.serialization.annotations.Flat;
import org.nustaq.serialization.annotations.OneOf;

/**
 * The same article's copy of {@link BlogBench} that tells FST what it knows of the values: which texts are frequent, and
 * that nothing is referred to twice. Its name is nine letters longer, which is a part of its size.
 */
@Flat
@SuppressWarnings({"serial", "unused", "FieldCanBeFinal"})
public class BlogBenchAnnotated implements Serializable {
    public BlogBenchAnnotated(int index) {
        str = "Some Value " + index;
        str1 = "Very Other Value " + index;
        switch (index % 3) {
            case 0 -> str2 = "Default Value";
            case 1 -> str2 = "Other Default Value";
            default -> str2 = "Non-Default Value " + index;
        }
    }

    @Flat
    private String str;

    @Flat
    private String str1;

    @OneOf({"Default Value", "Other Default Value"})
    @Flat
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
