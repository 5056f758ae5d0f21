import java.io.Serializable;

/**
 * The order of "Native C/C++ Like Performance For Java Object Serialisation", in the default package as there: one
 * stream of it is 340 bytes, and every character of a package name would add one.
 */
@SuppressWarnings("DefaultPackage")
public class ObjectToBeSerialised implements Serializable {
    private static final long serialVersionUID = 10275539472837495L;

    final long sourceId;
    final boolean special;
    final int orderCode;
    final int priority;
    final double[] prices;
    final long[] quantities;

    public ObjectToBeSerialised(
            long sourceId, boolean special, int orderCode, int priority, double[] prices, long[] quantities) {
        this.sourceId = sourceId;
        this.special = special;
        this.orderCode = orderCode;
        this.priority = priority;
        this.prices = prices;
        this.quantities = quantities;
    }
}
