package dev.hexplain.testing;

import dev.hexplain.testing.WrittenGraphs.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Objects whose fields are primitives, wrappers, texts and numbers, and arrays of these. */
@SuppressWarnings({"unused", "UnicodeInCode", "MemberName"})
public final class WrittenScalars {
    private WrittenScalars() {}

    public static class ByteBoolean {
        byte b = 7;
        boolean z;
        char c = 'A';
        short s = 1;
    }

    public static class Mixed {
        boolean a = true;
        byte b = 7;
        boolean c;
        byte d = 9;
        short e = -2;
        char f = '\uFFFF';
        short g = 3;
        char h = 'é';
    }

    public static class Primitives {
        boolean z = true;
        byte b = -7;
        short s = -300;
        char c = 'q';
        int i = 300_000;
        long l = 1L << 40;
        float f = 1.5F;
        double d = -0.1;
        int i2 = Integer.MIN_VALUE;
        long l2 = Long.MIN_VALUE;
        long small = (1L << 30) - 1;
        long notSmall = 1L << 30;
        double nan = Double.NaN;
        float zero = -0F;
    }

    public static class Boxes {
        Byte bb = 3;
        Boolean bz = true;
        Short bs = 2;
        Character bc = 'B';
        Float bf = 1F;
        Integer bi = -5;
        Long bl = 77L;
        Double bd = 2.5;
    }

    public static class NullBoxes {
        Byte bb;
        Boolean bz = false;
        Short bs;
        Character bc;
        Float bf;
        Integer bi;
        Long bl;
        Double bd;
        String text;
        Object any;
        List<String> list;
        Map<String, String> map;
        int[] ints;
        Kind kind;
        NullBoxes self;
    }

    public static class PrimitiveArrays {
        int[] ia = {1, -1};
        byte[] ba = {1, 2};
        char[] ca = {'a', 'é'};
        boolean[] za = {true, false};
        long[] la = {Long.MAX_VALUE};
        short[] sa = {-1};
        float[] fa = {0.5F};
        double[] da = {1e300};
        int[] none = {};
    }

    public static class BoxedArrays {
        Integer[] ints = {5, null};
        Long[] longs = {5L, null};
        Boolean[] bools = {true, null};
        Byte[] bytes = {1, null};
        Character[] chars = {'a', null};
        Short[] shorts = {1, null};
        Float[] floats = {1F, null};
        Double[] doubles = {1D, null};
        String[] texts = {"q", null};
        Integer[] whole = {1, 2};
        Integer[] empty = {};
    }

    public static class Numbers {
        BigDecimal bd = new BigDecimal("1.5");
        BigDecimal negative = new BigDecimal("-12345678901234567890.123");
        BigInteger bi = BigInteger.TEN.pow(30);
        Number n = 5;
        Number m = 2.5;
        Comparable<?> c = "text";
        UUID u = new UUID(1, -2);
    }

    public static class Texts {
        String a = "é€";
        String b = "\u00ff\u0100";
        String c = "";
        String d = "\uD83D\uDE00";
        String e = "x".repeat(300);
        String f = "中".repeat(100);
    }

    public static class Names {
        String fooBar = "1";
        String foo_bar2 = "2";
        String fooa = "3";
        String foo_a = "4";
        String FOO = "5";
        String éa = "6";
        String Éb = "7";
        String a1 = "8";
        String aB = "9";
        String ab = "10";
        String _x = "11";
        String $y = "12";
    }
}
