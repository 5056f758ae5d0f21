import java.io.Externalizable;
import java.io.IOException;
import java.io.ObjectInput;
import java.io.ObjectOutput;

/**
 * A copy of {@link ObjectToBeSerialised} that writes its fields by hand, in the order in which the article's own
 * {@code write} does: 231 bytes, 46 around the class name and 185 of block data.
 */
@SuppressWarnings("DefaultPackage")
public class ObjectToBeExternalised implements Externalizable {
    private static final long serialVersionUID = 1L;

    private long sourceId;
    private boolean special;
    private int orderCode;
    private int priority;
    private double[] prices = {};
    private long[] quantities = {};

    /** For deserialization. */
    public ObjectToBeExternalised() {}

    @Override
    public void writeExternal(ObjectOutput out) throws IOException {
        out.writeLong(sourceId);
        out.writeBoolean(special);
        out.writeInt(orderCode);
        out.writeInt(priority);
        out.writeInt(prices.length);
        for (double price : prices) {
            out.writeDouble(price);
        }
        out.writeInt(quantities.length);
        for (long quantity : quantities) {
            out.writeLong(quantity);
        }
    }

    @Override
    public void readExternal(ObjectInput in) throws IOException {
        sourceId = in.readLong();
        special = in.readBoolean();
        orderCode = in.readInt();
        priority = in.readInt();
        prices = new double[in.readInt()];
        for (int i = 0; i < prices.length; i++) {
            prices[i] = in.readDouble();
        }
        quantities = new long[in.readInt()];
        for (int i = 0; i < quantities.length; i++) {
            quantities[i] = in.readLong();
        }
    }
}
