package dev.hexplain.samples;

import static java.io.ObjectStreamConstants.*;

import java.io.IOException;

/**
 * A stream with every {@code TC_} code in it, token by token, since {@link java.io.ObjectOutputStream} spends 64 KB on
 * its shortest {@code TC_LONGSTRING}. The JDK reads it whole. Comments give the handle each token takes.
 */
final class AllTokens {
    private AllTokens() {}

    static byte[] stream() throws IOException {
        return TokenStream.written(out -> {
            out.header();
            strings(out);
            objects(out);
            enumConstant(out);
            proxy(out);
            blocks(out);
            exception(out);
            out.string("after the exception"); // 0 again
            out.token(TC_RESET);
            out.string("after the reset"); // 0 again
        });
    }

    private static void strings(TokenStream out) throws IOException {
        out.token(TC_NULL);
        out.string("short"); // 0
        out.token(TC_LONGSTRING); // 1
        out.raw().writeLong(4);
        out.raw().writeBytes("long");
        out.reference(0);
    }

    private static void objects(TokenStream out) throws IOException {
        out.token(TC_OBJECT)
                .classDesc( // 2
                        ArraySamples.Point.class.getName(),
                        1L,
                        SC_SERIALIZABLE,
                        TokenStream.Field.primitive('I', "x"),
                        TokenStream.Field.primitive('I', "y"))
                .endOfClassDesc();
        out.raw().writeInt(3); // object: 3
        out.raw().writeInt(-4);
        out.token(TC_ARRAY)
                .classDesc("[I", 0x4DBA602676EAB2A5L, SC_SERIALIZABLE) // 4
                .endOfClassDesc();
        out.raw().writeInt(2); // array: 5
        out.raw().writeInt(1);
        out.raw().writeInt(-2);
        out.token(TC_CLASS).reference(2); // class: 6
    }

    private static void enumConstant(TokenStream out) throws IOException {
        out.token(TC_ENUM)
                .classDesc(EnumAndClassSamples.Side.class.getName(), 0L, SC_SERIALIZABLE | SC_ENUM) // 7
                .token(TC_ENDBLOCKDATA)
                .classDesc("java.lang.Enum", 0L, SC_SERIALIZABLE | SC_ENUM) // 8
                .endOfClassDesc()
                .string("BUY"); // constant: 9, name: 10
    }

    private static void proxy(TokenStream out) throws IOException {
        out.token(TC_OBJECT).token(TC_PROXYCLASSDESC); // 11
        out.raw().writeInt(1);
        out.raw().writeUTF("java.lang.Comparable");
        out.token(TC_ENDBLOCKDATA)
                .classDesc( // 12, its field type: 13
                        "java.lang.reflect.Proxy",
                        -2222568056686623797L,
                        SC_SERIALIZABLE,
                        new TokenStream.Field('L', "h", "Ljava/lang/reflect/InvocationHandler;"))
                .endOfClassDesc()
                .token(TC_NULL); // object: 14, its handler is null
    }

    private static void blocks(TokenStream out) throws IOException {
        out.blockData((byte) 1, (byte) 2, (byte) 3);
        out.token(TC_BLOCKDATALONG);
        out.raw().writeInt(2);
        out.raw().writeShort(-1);
    }

    private static void exception(TokenStream out) throws IOException {
        out.token(TC_EXCEPTION)
                .token(TC_OBJECT)
                .classDesc("java.io.IOException", 7818375828146090155L, SC_SERIALIZABLE) // 0: handles start again
                .token(TC_ENDBLOCKDATA)
                .classDesc("java.lang.Exception", -3387516993124229948L, SC_SERIALIZABLE)
                .token(TC_ENDBLOCKDATA)
                .classDesc(
                        "java.lang.Throwable",
                        -3042686055658047285L,
                        SC_SERIALIZABLE | SC_WRITE_METHOD,
                        TokenStream.Field.string("detailMessage"))
                .endOfClassDesc()
                .string("the writer failed")
                .token(TC_ENDBLOCKDATA);
    }
}
